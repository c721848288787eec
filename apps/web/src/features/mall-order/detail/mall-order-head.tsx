import type { MallOrderState } from '@chifan/domain/mall';
import { Card, Icon } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MallOrder } from '../../../data/mall-order.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import { Points } from '../../../terms/wallet/points.tsx';
import { historyReason, MallStateBadge } from '../order-words.tsx';

type OrderProps = { readonly order: MallOrder };

export function MallOrderHead({ order }: OrderProps) {
  const { i18n } = useLingui();
  const { title, text } = stateWords[order.state];
  return (
    <Card className="grid justify-items-start gap-2">
      <MallStateBadge state={order.state} />
      <div aria-live="polite">
        <h2 className="text-title font-semibold text-balance">{i18n._(title)}</h2>
        {text && <p className="text-note text-soft">{i18n._(text)}</p>}
      </div>
      <Ending order={order} />
      <ByItself order={order} />
    </Card>
  );
}

function Ending({ order: { state, timeline } }: OrderProps) {
  const { i18n } = useLingui();
  const reason = state === 'cancelled' ? historyReason(timeline.at(-1)?.reason ?? null) : undefined;
  return reason ? <p className="text-note text-soft">{i18n._(reason)}</p> : null;
}

function ByItself({ order: { confirmsAt, refundableUntil, allowedEvents, refunded } }: OrderProps) {
  const language = useLanguage();
  const received = confirmsAt === null ? '' : formatTime(confirmsAt, 'day', language);
  const refundable = refundableUntil === null ? '' : formatTime(refundableUntil, 'dayAndTime', language);
  return (
    <>
      {received !== '' && (
        <p className="text-note text-soft">
          <Trans>It will be marked as received on {received}.</Trans>
        </p>
      )}
      {refundable !== '' && allowedEvents.includes('apply_for_refund') && (
        <p className="text-note text-soft">
          <Trans>You can request a refund until {refundable}.</Trans>
        </p>
      )}
      {refunded > 0 && (
        <p className="flex items-center gap-1 text-note text-good">
          <Icon name="check" size={18} />
          <span>
            <Trans>
              Returned to you: <Points points={refunded} />
            </Trans>
          </span>
        </p>
      )}
    </>
  );
}

type StateWords = { readonly title: MessageDescriptor; readonly text: MessageDescriptor | null };

/**
 * Titles and texts for the states of a mall order. The texts contain no times, because the screen shows the times next
 * to them.
 */
const stateWords: Readonly<Record<MallOrderState, StateWords>> = {
  unpaid: { title: msg`Waiting for your points`, text: msg`Without payment, the order is cancelled automatically.` },
  pending: {
    title: msg`We’re packing your parcel`,
    text: msg`You can cancel until it ships and get all your points back.`,
  },
  to_be_delivered: { title: msg`Your parcel is on its way`, text: null },
  completed: { title: msg`Your parcel has arrived`, text: null },
  after_sale_processing: {
    title: msg`Your refund is under review`,
    text: msg`We’ll reply in writing. Nothing else changes until then.`,
  },
  refunded: { title: msg`Your points are back`, text: null },
  after_sale_completed: { title: msg`The refund is settled`, text: null },
  cancelled: { title: msg`This order was cancelled`, text: null },
};
