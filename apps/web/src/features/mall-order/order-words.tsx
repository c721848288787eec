import type { MallOrderEvent, MallOrderState, MallRefuseReason } from '@chifan/domain/mall';
import { Badge, StateBadge } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MallOrder } from '../../data/mall-order.ts';
import { cancelReasonByNumber } from '../../terms/ordering/cancel-reasons.ts';

const eventWords: Readonly<Record<MallOrderEvent, MessageDescriptor>> = {
  place: msg`You placed the order`,
  pay: msg`Paid with points`,
  cancel: msg`You cancelled the order`,
  expire: msg`Cancelled: not paid in time`,
  refuse: msg`We couldn’t send it, so we returned all points`,
  ship: msg`Handed to the carrier`,
  confirm: msg`You confirmed you received it`,
  apply_for_refund: msg`Refund requested`,
  refund: msg`All points returned`,
  settle: msg`The refund was settled`,
  resume: msg`The refund was settled and the order continues`,
};

export const eventLabel = ({
  event,
  actor,
}: Pick<MallOrder['timeline'][number], 'event' | 'actor'>): MessageDescriptor =>
  event === 'confirm' && actor === 'system' ? msg`Marked as received` : eventWords[event];

/** Cancel reasons whose usual text mentions dishes, with their text for the points mall. */
const ofGoods: Readonly<Record<number, MessageDescriptor>> = {
  3: msg`I ordered the wrong item or too few`,
  12: msg`It took too long`,
  13: msg`It arrived damaged`,
  14: msg`Something in the parcel is missing`,
  15: msg`I got the wrong item`,
};

export const mallReasonByNumber = (number: number): MessageDescriptor | undefined =>
  ofGoods[number] ?? cancelReasonByNumber(number);

const refusals: Readonly<Record<string, MessageDescriptor>> = {
  sold_out: msg`It’s sold out`,
  cannot_deliver: msg`No carrier delivers to this address`,
  other: msg`Sorry, we can’t send it`,
} satisfies Readonly<Record<MallRefuseReason, MessageDescriptor>>;

/**
 * Returns the text of a reason in the order’s history. `reason` is the number of a cancel reason or the key of a
 * refusal.
 */
export const historyReason = (reason: string | null): MessageDescriptor | undefined =>
  reason === null ? undefined : (mallReasonByNumber(Number(reason)) ?? refusals[reason]);

/**
 * The badge with the state of a mall order. This badge replaces `StateBadge` for states whose usual text mentions a
 * restaurant or money.
 */
export function MallStateBadge({ state }: { readonly state: MallOrderState }) {
  switch (state) {
    case 'pending':
      return (
        <Badge tone="brand" icon="bag">
          <Trans>To be sent</Trans>
        </Badge>
      );
    case 'refunded':
      return (
        <Badge icon="check">
          <Trans>Points returned</Trans>
        </Badge>
      );
    default:
      return <StateBadge state={state} />;
  }
}
