import type { refundStaffCalls } from '@chifan/contract/refund/staff-calls';
import { applyEvent } from '@chifan/domain';
import {
  cancelReasonsFor,
  type OrderEvent,
  orderWayOf,
  orderWorkflow,
  refundReasonsFor,
} from '@chifan/domain/ordering';
import {
  areItemsRefundable,
  isFullRefund,
  isRefundWindowOver,
  liableForOperatorRefund,
  type OperatorLiableParty,
  operatorLiableParties,
  type PaidParts,
  refundItemAmounts,
} from '@chifan/domain/refund';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import { factsOf, fulfilmentState, type OrderRow } from '../../ordering/index.ts';
import {
  type RefundableOrderLine,
  refundableAmount,
  refundableOrderLines,
  remainingRefundAmount,
  splitByPaymentSource,
} from '../calculate-refund.ts';
import type { StoredRefundItem } from '../refund.store.ts';

export type RefundChoice = Pick<
  z.output<(typeof refundStaffCalls)['previewOperatorRefund']['input']>,
  'kind' | 'amount' | 'items' | 'liable'
>;

export type PlannedRefund = {
  /** The event is `cancel` for an unpaid order, because there is no payment to refund. */
  readonly event: Extract<OrderEvent, 'cancel' | 'refund_by_platform'>;
  readonly lines: readonly RefundableOrderLine[];
  /** The part of the payment that is not refunded yet, in fen. */
  readonly most: number;
  readonly items: readonly StoredRefundItem[];
  readonly amount: number;
  readonly parts: PaidParts;
  /** The part of `amount` that exceeds the price of the refunded dishes, such as fees. 0 if no dishes are refunded. */
  readonly fees: number;
  /** True if the refund covers everything that remains of the order. */
  readonly isEverything: boolean;
  readonly liable: OperatorLiableParty | null;
};

/**
 * Plans an operator's refund of an order. Preview and refund both use this function, so the preview shows what the
 * refund posts (rule refund-33).
 */
export async function planRefund(
  executor: Executor,
  order: OrderRow,
  choice: RefundChoice,
  now: Date,
): Promise<Answer<PlannedRefund>> {
  const allowed = eventFor(order, now);
  if (!allowed.ok) return allowed;
  const lines = await refundableOrderLines(executor, order.id);
  const most = order.paid_at === null ? 0 : refundableAmount(order);
  const chosen = chosenItems(order, lines, { most, choice });
  if (!chosen.ok) return chosen;
  const { items, amount, isEverything } = chosen.value;
  if (amount === 0 && !isEverything) return refused('refund_nothing_chosen');
  if (choice.liable === 'courier' && order.courier_id === null) return refused('bad_request');
  const parts = splitByPaymentSource(order, amount);
  if (!parts.ok) return parts;
  const { kind, liable: named } = choice;
  const worth = items.reduce((sum, item) => sum + item.amount, 0);
  return {
    ok: true,
    value: {
      event: allowed.value,
      lines,
      most,
      items,
      amount,
      parts: parts.value,
      fees: items.length === 0 ? 0 : Math.max(0, amount - worth),
      isEverything,
      liable: liableForOperatorRefund({ orderState: fulfilmentState(order), kind, isEverything, named }),
    },
  };
}

function eventFor(order: OrderRow, now: Date): Answer<PlannedRefund['event']> {
  const event = order.paid_at === null ? 'cancel' : 'refund_by_platform';
  const move = applyEvent(orderWorkflow, factsOf(order), event, 'platform');
  if (!move.ok) return refused(move.reason, { state: order.state, event });
  // An order with an open refund request is not in this state, so the request can still be decided later (rule
  // refund-4).
  if (order.state === 'completed' && isRefundWindowOver(order.completed_at, now)) return refused('refund_too_late');
  return { ok: true, value: event };
}

type Chosen = Pick<PlannedRefund, 'items' | 'amount' | 'isEverything'>;
type Wanted = { readonly most: number; readonly choice: RefundChoice };

function chosenItems(order: OrderRow, lines: readonly RefundableOrderLine[], { most, choice }: Wanted): Answer<Chosen> {
  const everything = { items: withAmounts(lines, itemsLeft(lines)), amount: most, isEverything: true };
  if (choice.kind === 'all') return { ok: true, value: everything };
  if (choice.kind === 'amount') {
    const { amount } = choice;
    if (amount === undefined) return refused('refund_nothing_chosen');
    if (amount > most) return refused('refund_exceeds_paid', { most });
    return { ok: true, value: amount === most ? everything : { items: [], amount, isEverything: false } };
  }
  const items = choice.items;
  if (items.length === 0 || !areItemsRefundable(lines, items)) return refused('refund_nothing_chosen');
  const amount = remainingRefundAmount(order, lines, items);
  // Earlier refunds without dishes may leave less money than the chosen dishes cost. The refund then covers everything
  // that remains of the order.
  if (amount === most && (amount > 0 || isFullRefund(lines, items))) return { ok: true, value: everything };
  return { ok: true, value: { items: withAmounts(lines, items), amount, isEverything: false } };
}

const itemsLeft = (lines: readonly RefundableOrderLine[]) =>
  lines
    .filter(({ quantity, refundedBefore }) => quantity > refundedBefore)
    .map(({ position, quantity, refundedBefore }) => ({ position, quantity: quantity - refundedBefore }));

function withAmounts(lines: readonly RefundableOrderLine[], items: RefundChoice['items']): readonly StoredRefundItem[] {
  const worths = refundItemAmounts(lines, items);
  return items.map((item, at) => ({ ...item, amount: worths[at] ?? 0 }));
}

/** The parties that an operator can name as liable for a refund of the order. */
export const liablePartiesOf = (order: Pick<OrderRow, 'courier_id'>): OperatorLiableParty[] =>
  operatorLiableParties.filter((party) => party !== 'courier' || order.courier_id !== null);

/** The reasons that an operator can give, which the guest reads translated. */
export const reasonsOf = (order: Pick<OrderRow, 'type' | 'dining'>) => {
  const way = orderWayOf(order);
  return [...cancelReasonsFor(way), ...refundReasonsFor(way)];
};
