/** What a draw may bring: fen, and of a million draws how many end so. */
export type Prize = { readonly amount: number; readonly millionths: number };

export const wholeOfShares = 1_000_000;

/** How long after its completion an order may be drawn for. */
export const drawDays = 30;

/** A slip of the hand gives no more than this away at once. Fen. */
export const maxPrize = 1_000_000;

/** A table can be drawn from when its shares, each above nothing, sum to the whole and no amount stands twice. */
export const isDrawTable = (prizes: readonly Prize[]): boolean =>
  prizes.reduce((sum, { millionths }) => sum + millionths, 0) === wholeOfShares &&
  prizes.every(({ amount, millionths }) => millionths > 0 && amount >= 0 && amount <= maxPrize) &&
  new Set(prizes.map(({ amount }) => amount)).size === prizes.length;

/**
 * The prize that a roll falls on, the table read from top to bottom.
 * @param roll an integer from 0 to 999,999.
 * @throws RangeError when the roll is outside of the table.
 */
export function prizeAt(prizes: readonly Prize[], roll: number): Prize {
  let passed = 0;
  for (const prize of prizes) {
    passed += prize.millionths;
    if (roll >= 0 && roll < passed) return prize;
  }
  throw new RangeError(`No prize at ${roll}`);
}

/** Fen that a draw brings on average. */
export const expectedPrize = (prizes: readonly Prize[]): number =>
  prizes.reduce((sum, { amount, millionths }) => sum + amount * millionths, 0) / wholeOfShares;
