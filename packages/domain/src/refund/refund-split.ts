import { addFen, type Fen, fen, splitFen } from '../fen.ts';
import { failure, type Result, success } from '../result.ts';

/** By source, to which it returns (rule refund-15). */
export type PaidParts = { readonly balance: Fen; readonly gateway: Fen };

export const refundableFen = (paid: PaidParts, refundedBefore: PaidParts): Fen =>
  fen(totalOf(paid) - totalOf(refundedBefore));

/**
 * A refund's parts in proportion to what was paid, the last refund taking the remainder. The proportion is kept over
 * all refunds together, so that rounding does not accumulate, and no part gets back more than it paid. @throws
 * RangeError when `amount` is negative.
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
  // No part of a split exceeds its weight, so neither part exceeds what it paid.
  const inProportion = balanceAfter - refundedBefore.balance;
  const balance = fen(Math.min(amount, Math.max(0, inProportion)));
  return success({ balance, gateway: fen(amount - balance) });
}

const totalOf = (parts: PaidParts): Fen => addFen(parts.balance, parts.gateway);
