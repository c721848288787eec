import { type MallRefundItem, mallRefundableUntil } from '@chifan/domain/mall';
import { areRequestsUsedUp, isFinalRefundState, type RefundStateNumber } from '@chifan/domain/refund';

type Line = { readonly position: number; readonly number: number };
type Request = { readonly state: RefundStateNumber; readonly items: readonly MallRefundItem[] };

/** Pieces that a granted request has settled, whether all of their points came back or a part. */
const settledAt = (refunds: readonly Request[], position: number): number =>
  refunds
    .filter(({ state }) => state === 7)
    .flatMap(({ items }) => items)
    .reduce((sum, item) => sum + (item.position === position ? item.number : 0), 0);

/** The lines as refunds see them: `refunded` is what nothing more is asked for. */
export const refundableLines = <Row extends Line>(lines: readonly Row[], refunds: readonly Request[]) =>
  lines.map((line) => ({ ...line, refunded: settledAt(refunds, line.position) }));

type Order = { readonly completed_at: Date | null };
type Asked = { readonly lines: readonly Line[]; readonly refunds: readonly Request[] };

/** Why no request may be made now; what the table of states says comes before it. */
export function refundObstacle(order: Order, { lines, refunds }: Asked, now: Date) {
  if (refunds.some(({ state }) => !isFinalRefundState(state))) return 'refund_open_already';
  const until = mallRefundableUntil(order.completed_at);
  if (until !== null && now > until) return 'refund_too_late';
  if (areRequestsUsedUp(refunds.map(({ state }) => state))) return 'refund_requests_used_up';
  const isAnythingLeft = refundableLines(lines, refunds).some(({ number, refunded }) => refunded < number);
  return isAnythingLeft ? null : 'refund_not_allowed';
}
