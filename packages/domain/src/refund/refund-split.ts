import { addFen, type Fen, fen, splitFen } from '../fen.ts';
import { failure, type Result, success } from '../result.ts';

/** Parts by source. Refunds go back to the same source (rule refund-15). */
export type PaidParts = { readonly balance: Fen; readonly gateway: Fen };

export const refundableFen = (paid: PaidParts, refundedBefore: PaidParts): Fen =>
  fen(totalOf(paid) - totalOf(refundedBefore));

/**
 * Parts of a refund in proportion to the payment. The last refund takes the remainder. The proportion applies to all
 * refunds together, so that rounding does not accumulate. No part is refunded more than it paid.
 * @throws RangeError if `amount` is negative.
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
  // No part of a split exceeds its weight, so neither part exceeds its payment.
  const inProportion = balanceAfter - refundedBefore.balance;
  const balance = fen(Math.min(amount, Math.max(0, inProportion)));
  return success({ balance, gateway: fen(amount - balance) });
}

const totalOf = (parts: PaidParts): Fen => addFen(parts.balance, parts.gateway);
