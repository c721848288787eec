import type { RefundEvent } from '@chifan/domain/refund';
import { Card, HanName, Money } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefundDetail } from '../../../data/refund.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import { cancelReasonByKey } from '../../../terms/ordering/cancel-reasons.ts';
import { RefundView } from '../../../terms/refund/refund-view.tsx';
import { WithdrawRequest } from '../../../terms/refund/withdraw-request.tsx';
import { GatewayRefundList } from '../../../terms/wallet/gateway-refund-list.tsx';
import { isCreditedByBankLater } from '../../../terms/wallet/money-places.ts';
import { mealRefund } from '../meal-refund.tsx';
import { RefundOfferActions, RefundOfferFacts, type RefundOfferProps } from './refund-offer-actions.tsx';

type RefundPartProps = { readonly refund: RefundDetail };

export function MealRefundView({ refund, onChanged }: RefundOfferProps) {
  const { t } = useLingui();
  const { gatewayRefunds } = refund;
  return (
    <RefundView
      kind={mealRefund}
      refund={refund}
      title={stateTitle(refund)}
      next={<Deadline refund={refund} />}
      offer={refund.offer && <RefundOfferFacts refund={refund} />}
      granted={refund.granted?.amount ?? null}
      money={
        gatewayRefunds.length > 0 && (
          <Card title={t`Your money`}>
            <GatewayRefundList gatewayRefunds={gatewayRefunds.map((each) => ({ ...each, at: each.settledAt }))} />
          </Card>
        )
      }
      actions={<Actions refund={refund} onChanged={onChanged} />}
      stepLabel={({ event }) => eventWords[event]}
      items={<Items refund={refund} />}
      reason={cancelReasonByKey(refund.reason)}
    />
  );
}

function Deadline({ refund: { state, dueAt, offer } }: RefundPartProps) {
  const language = useLanguage();
  const due = dueAt === null ? '' : formatTime(dueAt, 'moment', language);
  const words = () => {
    if (state === 4) return <Trans>We look at what both sides say and reply in writing.</Trans>;
    if (!due) return null;
    if (state === 2) return <Trans>They have until {due}, then we decide.</Trans>;
    if (state !== 3) return null;
    return offer ? (
      <Trans>Accept it or ask us to decide by {due}. If you do nothing, you get this amount then.</Trans>
    ) : (
      <Trans>You can ask us to decide by {due}.</Trans>
    );
  };
  const next = words();
  return next && <p className="text-note text-soft">{next}</p>;
}

function Actions({ refund, onChanged }: RefundOfferProps) {
  const { t } = useLingui();
  const { id, allowedEvents } = refund;
  if (allowedEvents.length === 0) return null;
  return (
    <section aria-label={t`What you can do`} className="grid gap-2">
      <RefundOfferActions refund={refund} onChanged={onChanged} />
      {allowedEvents.includes('withdraw') && (
        <WithdrawRequest kind={mealRefund} refundId={id} onChanged={onChanged}>
          {allowedEvents.includes('accept_offer') && (
            <p className="font-semibold">
              <Trans>You also give up the refund on offer.</Trans>
            </p>
          )}
        </WithdrawRequest>
      )}
    </section>
  );
}

function Items({ refund: { shopName, shopNameZh, items } }: RefundPartProps) {
  return (
    <>
      <HanName name={shopName} nameZh={shopNameZh} as="h3" />
      <ul className="grid grid-cols-1 gap-2">
        {items.map(({ name, nameZh, quantity, amount }, at) => (
          <li key={`${nameZh} ${at}`} className="flex flex-wrap items-start gap-x-3">
            <span className="min-w-[min(7.5rem,100%)] flex-1">
              {nameZh === '' ? (
                <span className="text-soft">
                  <Trans>The dish’s name is in our archive.</Trans>
                </span>
              ) : (
                <HanName name={name} nameZh={nameZh} />
              )}
            </span>
            <span className="ms-auto shrink-0 text-end">
              <Money amount={amount} className="block" />
              <bdi dir="ltr" className="figures text-small text-soft">
                ×{quantity}
              </bdi>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Title for the state of a refund. In state 6, the last event gives the reason why the request is closed. */
function stateTitle(refund: Pick<RefundDetail, 'state' | 'timeline' | 'offer' | 'gatewayRefunds'>): MessageDescriptor {
  const { state, timeline, offer, gatewayRefunds } = refund;
  switch (state) {
    case 1:
      return msg`Your request was sent`;
    case 2:
      return msg`The restaurant is looking at your request`;
    case 3:
      return offer ? msg`The restaurant offers a partial refund` : msg`The restaurant declined`;
    case 4:
      return msg`We’re deciding`;
    case 5:
      return msg`We couldn’t approve it`;
    case 6:
      return eventWords[timeline.at(-1)?.event ?? 'withdraw'];
    case 7:
      return moneyTitle(gatewayRefunds);
  }
}

/**
 * Title of a granted refund. The title says that the money is back only after the money has arrived. An order without a
 * payment returns no money.
 */
function moneyTitle(gatewayRefunds: RefundDetail['gatewayRefunds']): MessageDescriptor {
  if (gatewayRefunds.length === 0) return msg`Your request was approved`;
  const isSent = gatewayRefunds.every(({ state }) => state === 'settled');
  // After the gateway has settled a card refund, the bank still needs days to book it.
  const isBack = isSent && !gatewayRefunds.some(({ to }) => isCreditedByBankLater(to));
  return isBack ? msg`Your money is back` : msg`Your money is coming back`;
}

const eventWords: Readonly<Record<RefundEvent, MessageDescriptor>> = {
  apply: msg`Refund requested`,
  declare_sold_out: msg`The restaurant says a dish is sold out`,
  refund_by_platform: msg`We started a refund for you`,
  grant_at_once: msg`Approved right away`,
  grant_by_rule: msg`Approved right away`,
  ask_merchant: msg`Sent to the restaurant`,
  merchant_grant: msg`The restaurant agreed`,
  merchant_refuse: msg`The restaurant declined`,
  merchant_offer: msg`The restaurant offered a partial refund`,
  escalate: msg`The restaurant didn’t reply, so we decide`,
  accept_offer: msg`You accepted the offer`,
  appeal: msg`You asked us to decide`,
  lapse: msg`Closed: not appealed in time`,
  auto_accept_offer: msg`No reply in time: offer accepted automatically`,
  platform_grant: msg`We approved it`,
  platform_refuse: msg`We couldn’t approve it`,
  withdraw: msg`You withdrew your request`,
  supersede: msg`Closed: we refunded you instead`,
  // The type requires a text for every event. Guests never see the next two texts, because the server does not send
  // these events to them.
  object: msg`The restaurant objected`,
  decide_objection: msg`We decided who pays`,
};
