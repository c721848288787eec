import type { MallOrderCard, MallOrderDetail } from '@chifan/contract/mall/order-views';
import { allowedEvents, type Language } from '@chifan/domain';
import {
  type MallOrderEvent,
  type MallRefundItem,
  mallCancelReasons,
  mallConfirmsAt,
  mallOrderWorkflow,
  mallRefundableUntil,
} from '@chifan/domain/mall';
import { isFinalRefundState, isRefundRequestLimitReached, type RefundStateNumber } from '@chifan/domain/refund';
import type { Executor } from '../../../../platform/database/database.ts';
import { type Answer, refused } from '../../../../platform/http/call-result.ts';
import { localText } from '../../../catalogue/index.ts';
import type { MallOrderRow } from '../mall-order.store.ts';
import { workflowPositionOf } from '../transition-mall-order.ts';
import {
  type MallHistoryRow,
  type MallOrderInList,
  mallHistoryOf,
  mallOrderInList,
  type ShipmentStepRow,
  shipmentStepsOf,
} from './read-mall-orders.store.ts';

export type MallReader = { readonly language: Language; readonly now: Date };

/**
 * Returns the order events that the guest may trigger. Excludes `pay` after the deadline, and a refund request that has
 * an obstacle.
 */
export const mallEventsForMember = (order: MallOrderInList, now: Date): MallOrderEvent[] =>
  allowedEvents(mallOrderWorkflow, workflowPositionOf(order), 'member').filter((event) => {
    if (event === 'pay') return now < order.pay_before;
    return event !== 'apply_for_refund' || refundObstacle(order, order, now) === null;
  });

export const mallCardOf = (order: MallOrderInList, { language, now }: MallReader): MallOrderCard => ({
  id: order.id,
  number: order.number,
  state: order.state,
  stateBefore: order.state_before_after_sale ?? order.state,
  lines: order.lines.map((line) => ({ ...line, name: localText(line.name, language) })),
  pieces: order.lines.reduce((sum, { number }) => sum + number, 0),
  points: order.points,
  placedAt: order.placed_at.toISOString(),
  payBefore: order.pay_before.toISOString(),
  allowedEvents: mallEventsForMember(order, now),
});

export async function showMallOrder(
  executor: Executor,
  memberId: number,
  orderId: number,
  reader: MallReader,
): Promise<Answer<MallOrderDetail>> {
  const order = await mallOrderInList(executor, orderId);
  if (!order || order.member_id !== memberId) return refused('order_not_found');
  const [history, steps] = await Promise.all([mallHistoryOf(executor, orderId), shipmentStepsOf(executor, orderId)]);
  const card = mallCardOf(order, reader);
  const newest = order.refunds.at(-1);
  return {
    ok: true,
    value: {
      ...card,
      version: order.version,
      paidAt: toIsoOrNull(order.paid_at),
      completedAt: toIsoOrNull(order.completed_at),
      address: { contact: order.contact, phone: order.phone, ...order.address },
      remark: order.remark,
      shipment: shipmentOf(order, steps),
      confirmsAt: confirmsAtOf(order),
      refundableUntil: order.state === 'completed' ? toIsoOrNull(mallRefundableUntil(order.completed_at)) : null,
      refunded: order.refunded,
      refund: newest ? { id: newest.id, state: newest.state } : null,
      cancelReasons: card.allowedEvents.includes('cancel') ? mallCancelReasons.map(({ number }) => number) : [],
      timeline: history.map(mallTimelineRowOf),
    },
  };
}

const confirmsAtOf = ({ state, shipped_at: shippedAt, resumed_at: resumedAt }: MallOrderInList): string | null =>
  state === 'to_be_delivered' && shippedAt !== null ? mallConfirmsAt(shippedAt, resumedAt).toISOString() : null;

export function shipmentOf(
  order: Pick<MallOrderRow, 'carrier' | 'tracking_number' | 'shipped_at'>,
  steps: readonly ShipmentStepRow[],
) {
  const { carrier, tracking_number: trackingNumber, shipped_at: shippedAt } = order;
  if (carrier === null || trackingNumber === null || shippedAt === null) return null;
  const written = steps.map((step) => ({ ...step, at: step.at.toISOString() }));
  return { carrier, trackingNumber, shippedAt: shippedAt.toISOString(), steps: written };
}

export const mallTimelineRowOf = (row: MallHistoryRow) => ({
  event: row.event,
  from: row.from_state,
  to: row.to_state,
  actor: row.actor,
  reason: row.reason,
  at: row.created_at.toISOString(),
});

export const toIsoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;

type Line = { readonly position: number; readonly number: number };
type Request = { readonly state: RefundStateNumber; readonly items: readonly MallRefundItem[] };

/** Number of units of an order line in refund requests that were granted fully or in part. */
const settledAt = (refunds: readonly Request[], position: number): number =>
  refunds
    .filter(({ state }) => state === 7)
    .flatMap(({ items }) => items)
    .reduce((sum, item) => sum + (item.position === position ? item.number : 0), 0);

/** The order lines, with `refunded` as the number of units that no further refund request may contain. */
export const refundableLines = <Row extends Line>(lines: readonly Row[], refunds: readonly Request[]) =>
  lines.map((line) => ({ ...line, refunded: settledAt(refunds, line.position) }));

type Order = { readonly completed_at: Date | null };
type Asked = { readonly lines: readonly Line[]; readonly refunds: readonly Request[] };

/** Returns why the guest cannot request a refund, apart from the order's state. Null if the guest can. */
export function refundObstacle(order: Order, { lines, refunds }: Asked, now: Date) {
  if (refunds.some(({ state }) => !isFinalRefundState(state))) return 'refund_open_already';
  const until = mallRefundableUntil(order.completed_at);
  if (until !== null && now > until) return 'refund_too_late';
  if (isRefundRequestLimitReached(refunds.map(({ state }) => state))) return 'refund_requests_used_up';
  const isAnythingLeft = refundableLines(lines, refunds).some(({ number, refunded }) => refunded < number);
  return isAnythingLeft ? null : 'refund_not_allowed';
}
