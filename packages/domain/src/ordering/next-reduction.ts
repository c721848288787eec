import { type Fen, fen, noFen, reduceFen } from '../fen.ts';
import type { Reduction } from './price-order.ts';

/** What is missing to a tier of the full reduction that takes more than the one that is reached; null where there is none. */
export function nextReduction(
  tiers: readonly Reduction[],
  goods: Fen,
): { readonly missing: Fen; readonly reduction: Fen } | null {
  const reached = tiers
    .filter(({ threshold }) => threshold <= goods)
    .reduce((best, { reduction }) => (reduction > best ? reduction : best), noFen);
  const [next] = tiers
    .filter(({ threshold, reduction }) => threshold > goods && reduction > reached)
    .toSorted((one, other) => one.threshold - other.threshold || other.reduction - one.reduction);
  return next ? { missing: reduceFen(fen(next.threshold), goods), reduction: next.reduction } : null;
}
