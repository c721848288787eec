import { addFen, type Fen, fen, splitFen } from '../fen.ts';
import { failure, type Result, success } from '../result.ts';

/** Money by where it came from and goes back to (rule refund-15). */
export type PaidParts = { readonly balance: Fen; readonly gateway: Fen };

/** What may still be refunded, in all. */
export const refundableFen = (paid: PaidParts, refundedBefore: PaidParts): Fen =>
  fen(totalOf(paid) - totalOf(refundedBefore));

/**
 * How much of a refund goes to balance and how much to the gateway: in proportion to what was paid, the last refund
 * taking the remainder. The proportion is kept over all refunds together, so that many small ones do not drift by
 * rounding, and no part ever gets back more than it paid.
 * @throws RangeError when `amount` is negative.
 */
export function splitRefund(
  paid: PaidParts,
  refundedBefore: PaidParts,
  amount: Fen,
): Result<PaidParts, 'refund_exceeds_paid'> {
  if (amount < 0) throw new RangeError(`A refund of ${amount} fen`);
  if (amount > refundableFen(paid, refundedBefore)) return failure('refund_exceeds_paid');
  const refundedAfter = addFen(totalOf(refundedBefore), amount);
  const [balanceAfter = fen(0)] = splitFen(refundedAfter, [paid.balance, paid.gateway]);
  // No part of a split is more than its weight, so neither part can be asked for more than it paid.
  const inProportion = balanceAfter - refundedBefore.balance;
  const balance = fen(Math.min(amount, Math.max(0, inProportion)));
  return success({ balance, gateway: fen(amount - balance) });
}

const totalOf = (parts: PaidParts): Fen => addFen(parts.balance, parts.gateway);
