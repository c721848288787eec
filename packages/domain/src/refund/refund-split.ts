import { addFen, type Fen, fen, splitFen } from '../fen.ts';
import { failure, type Result, success } from '../result.ts';

/** Amounts by source. Each part of a refund returns to the source that paid it (rule refund-15). */
export type PaidParts = { readonly balance: Fen; readonly gateway: Fen };

export const refundableFen = (paid: PaidParts, refundedBefore: PaidParts): Fen =>
  fen(totalOf(paid) - totalOf(refundedBefore));

/**
 * Divides a refund between balance and gateway in the proportion of the payment. The proportion applies to the sum of
 * all refunds, so that rounding does not accumulate. No source gets more than it paid.
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
  // The balance part in the proportion of the payment. It is then limited to the range from 0 to `amount`, because
  // earlier refunds may not be in proportion.
  const inProportion = balanceAfter - refundedBefore.balance;
  const balance = fen(Math.min(amount, Math.max(0, inProportion)));
  return success({ balance, gateway: fen(amount - balance) });
}

const totalOf = (parts: PaidParts): Fen => addFen(parts.balance, parts.gateway);
