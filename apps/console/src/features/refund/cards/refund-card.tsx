import { Badge, Card, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Photos } from '../../../pictures/photos.tsx';
import { clockTime } from '../../../platform/time.ts';
import { useNow } from '../../../platform/use-now.ts';
import { reasonLabel } from '../../../staff-order/order-labels.ts';
import { PersonText } from '../../../texts/person-text.tsx';
import { badgeOf } from '../refund-labels.ts';
import type { StaffRefund } from '../refunds.query.ts';
import { Answers } from './answers.tsx';
import { RefundGatewayRefunds } from './gateway-refunds.tsx';

type RefundCardProps = { readonly refund: StaffRefund; readonly children: ReactNode };

/** Everything that a decision needs on one card: what, how much, why, the pictures, and until when. */
export function RefundCard({ refund, children }: RefundCardProps) {
  return (
    <Card className="grid gap-3">
      <Head refund={refund} />
      <Items refund={refund} />
      <div className="grid gap-1">
        <p className="font-semibold">{reasonLabel(refund.reason)}</p>
        {refund.note && <PersonText text={refund.note} className="block text-note whitespace-pre-line" />}
      </div>
      <Photos photos={refund.photos} label={t`客人的照片`} />
      <Answers refund={refund} />
      <RefundGatewayRefunds refund={refund} />
      {children}
    </Card>
  );
}

function Head({ refund }: Omit<RefundCardProps, 'children'>) {
  const now = useNow();
  const { label, tone, icon } = badgeOf(refund);
  const asked = clockTime(refund.createdAt, now);
  const due = refund.dueAt === null ? null : clockTime(refund.dueAt, now);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="figures font-semibold">{refund.orderNumber}</h2>
        <Badge tone={tone} icon={icon}>
          {label()}
        </Badge>
      </div>
      <p className="text-note text-soft">
        <b className="text-ink">{refund.shopNameZh} · </b>
        <PersonText text={refund.guestName} /> · {t`${asked} 申请`}
      </p>
      {due !== null && (
        <p className="text-note text-warn">{refund.state === 3 ? t`客人须在 ${due} 前答复` : t`${due} 前处理`}</p>
      )}
    </div>
  );
}

function Items({ refund }: { readonly refund: StaffRefund }) {
  return (
    <div className="grid gap-1 rounded-small bg-sunken p-3 text-note">
      <ul className="grid gap-1">
        {refund.items.map(({ nameZh, quantity, amount }, at) => (
          <li key={`${nameZh} ${at}`} className="flex justify-between gap-3">
            <span>
              {nameZh} ×{quantity}
            </span>
            <Money amount={amount} />
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-3 border-t border-line pt-1 font-semibold">
        <span>{t`申请退款`}</span>
        <Money amount={refund.asked} />
      </p>
      <p className="flex justify-between gap-3 text-soft">
        <span>{t`订单实付`}</span>
        <Money amount={refund.paid} />
      </p>
      {refund.refundedBefore > 0 && (
        <p className="flex justify-between gap-3 text-soft">
          <span>{t`此前已退`}</span>
          <Money amount={refund.refundedBefore} />
        </p>
      )}
    </div>
  );
}
