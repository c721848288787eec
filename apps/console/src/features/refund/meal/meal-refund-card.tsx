import { kitchenCallNumber } from '@chifan/domain/ordering';
import { Badge, Money, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { gatewayRefundBadges } from '../../../money-words/badges.ts';
import { paymentMethodLabels } from '../../../money-words/payment-method-labels.ts';
import { Photos } from '../../../pictures/photos.tsx';
import { clockTime } from '../../../platform/time.ts';
import { writeYuan } from '../../../platform/yuan.ts';
import { OrderDiet } from '../../../staff-order/order-diet.tsx';
import { liableLabels, reasonLabel } from '../../../staff-order/order-labels.ts';
import { ownLanguageText, shopText } from '../../../texts/dish-name.tsx';
import { GuestText } from '../../../texts/guest-text.tsx';
import { ParticipantStatements } from '../../../texts/participant-statements.tsx';
import { RefundCard } from '../refund-card.tsx';
import { badgeOf, mealRefunds, refusalLabels } from './meal-refund-kind.ts';
import type { StaffRefund } from './meal-refunds.query.ts';

type MealRefundCardProps = { readonly refund: StaffRefund; readonly children: ReactNode };

export function MealRefundCard({ refund, children }: MealRefundCardProps) {
  const now = useNow();
  const due = refund.dueAt === null ? null : clockTime(refund.dueAt, now);
  return (
    <RefundCard
      kind={mealRefunds}
      refund={refund}
      number={refund.orderNumber}
      short={kitchenCallNumber({ number: refund.orderNumber, dayNumber: refund.dayNumber })}
      badge={badgeOf(refund)}
      about={<b className="text-ink">{shopText(refund)}</b>}
      due={due && dueText(refund, due)}
      items={refund.items.map(({ name, ...item }) => ({ ...item, name: ownLanguageText(name) }))}
      reason={reasonLabel(refund.reason)}
    >
      <OrderDiet order={refund} />
      <Answers refund={refund} />
      <RefundGatewayRefunds refund={refund} />
      {children}
    </RefundCard>
  );
}

function dueText({ state, allowedEvents, objection }: StaffRefund, due: string): string | null {
  if (objection === null) return state === 3 ? t`客人须在 ${due} 前答复` : t`${due} 前处理`;
  return allowedEvents.includes('object') ? t`如有异议，请在 ${due} 前向平台申诉` : null;
}

function Answers({ refund }: Pick<MealRefundCardProps, 'refund'>) {
  const {
    remark,
    guestLanguage: language,
    inChinese,
    merchantRefusal,
    merchantNote,
    objection,
    offer,
    appeal,
    appealPhotos,
    platformNote,
    liable,
  } = refund;
  // In state 3, `decisionWords` repeats the merchant's refusal, which is shown above.
  const decisionWords = refund.state === 3 ? null : refund.decisionWords;
  const isDecided = (platformNote ?? decisionWords) !== null;
  return (
    <ParticipantStatements
      rows={[
        [
          t`下单时的备注`,
          remark !== null && <GuestText text={remark} language={language} translated={inChinese.remark} />,
        ],
        [objection === null ? t`商家拒绝` : t`商家申诉`, merchantRefusal && refusalLabels[merchantRefusal]()],
        [t`商家提议部分退款`, offer && offerText(offer)],
        [t`商家说明`, merchantNote],
        [
          t`客人申诉`,
          appeal !== null && (
            <>
              <GuestText text={appeal} language={language} translated={inChinese.appeal} />
              <Photos photos={appealPhotos} label={t`申诉照片`} />
            </>
          ),
        ],
        [t`决定原因`, decisionWords],
        [t`平台决定`, platformNote],
        [t`责任方`, isDecided && liable && liableLabels[liable]()],
      ]}
    />
  );
}

function offerText({ amount, words }: NonNullable<StaffRefund['offer']>): string {
  const sum = writeYuan(amount);
  return t`${sum} 元：${words}`;
}

function RefundGatewayRefunds({ refund: { granted, gatewayRefunds } }: Pick<MealRefundCardProps, 'refund'>) {
  if (granted === null) return null;
  return (
    <div className="grid gap-2 text-note">
      <p className="flex justify-between gap-3 font-semibold">
        <span>{t`实退金额`}</span>
        <Money amount={granted.amount} />
      </p>
      <ul className="grid gap-1">
        {gatewayRefunds.map(({ to, amount, state, settledAt }) => (
          <li key={`${to} ${amount} ${settledAt}`} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {paymentMethodLabels(to)} <Money amount={amount} />
            </span>
            <Badge tone={gatewayRefundBadges[state].tone} icon={gatewayRefundBadges[state].icon}>
              {gatewayRefundBadges[state].label()}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
