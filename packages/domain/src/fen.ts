/** 1/100 yuan (CNY), always an integer. */
export type Fen = number & { readonly __unit: 'fen' };

/** @throws RangeError if the amount is not a safe integer. */
export function fen(amount: number): Fen {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an integer amount of fen: ${amount}`);
  return amount as Fen;
}

export const zeroFen: Fen = fen(0);

export const addFen = (...amounts: readonly Fen[]): Fen =>
  fen(amounts.reduce<number>((sum, amount) => sum + amount, 0));

/** Returns 0 instead of a negative amount (rule wallet-9). */
export const subtractFen = (amount: Fen, by: Fen): Fen => fen(Math.max(0, amount - by));

/**
 * Splits `total` in proportion to `weights` so that the parts sum to `total` exactly. Leftover fen go to the largest
 * remainders, and to the earlier part in a tie. If all weights are 0, the first part gets the total.
 * @throws RangeError if the total is negative.
 */
export function splitFen(total: Fen, weights: readonly number[]): Fen[] {
  if (total < 0) throw new RangeError(`A split of ${total} fen`);
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map((_, index) => fen(index === 0 ? total : 0));
  const exact = weights.map((weight) => (BigInt(total) * BigInt(weight)) / BigInt(sum));
  const remainders = weights.map((weight, index) => ({
    index,
    remainder: (BigInt(total) * BigInt(weight)) % BigInt(sum),
  }));
  let left = total - Number(exact.reduce((a, b) => a + b, 0n));
  const parts = exact.map(Number);
  for (const { index } of remainders.toSorted((a, b) => Number(b.remainder - a.remainder))) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts.map(fen);
}
