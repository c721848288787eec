/** `amount` in fen, drawn with a probability of `millionths`. */
export type Prize = { readonly amount: number; readonly millionths: number };

/** Rule affiliate-5. Minimum of an order for a draw: fen paid and not refunded. */
export const drawLeast = 2_000;

/** Rule affiliate-5. Maximum of draws for a member's orders completed on one day (Shanghai). */
export const drawsPerDay = 3;

/** Rule affiliate-12. Maximum prize, in permille of the amount paid and not refunded. */
export const drawPermille = 20;

/** @param kept fen paid and not refunded. */
export const earnsDraw = (kept: number): boolean => kept >= drawLeast;

/** The prize in fen, at most 2% of the amount paid and not refunded, rounded down to a fen. */
export const prizeFor = ({ amount }: Pick<Prize, 'amount'>, kept: number): number =>
  Math.min(amount, Math.floor((kept * drawPermille) / 1_000));

export const wholeOfShares = 1_000_000;

/** Days after the order's completion. */
export const drawDays = 30;

/** Limits the loss from a typing mistake. Fen. */
export const maxPrize = 1_000_000;

/** Shares must be positive and sum to a million. Amounts must be unique. */
export const isDrawTable = (prizes: readonly Prize[]): boolean =>
  prizes.reduce((sum, { millionths }) => sum + millionths, 0) === wholeOfShares &&
  prizes.every(({ amount, millionths }) => millionths > 0 && amount >= 0 && amount <= maxPrize) &&
  new Set(prizes.map(({ amount }) => amount)).size === prizes.length;

/**
 * The prize of a roll. The table is read from top to bottom.
 * @param roll an integer from 0 to 999,999.
 * @throws RangeError if the roll is outside the table.
 */
export function prizeAt(prizes: readonly Prize[], roll: number): Prize {
  let passed = 0;
  for (const prize of prizes) {
    passed += prize.millionths;
    if (roll >= 0 && roll < passed) return prize;
  }
  throw new RangeError(`No prize at ${roll}`);
}

/** Mean prize, fen. */
export const expectedPrize = (prizes: readonly Prize[]): number =>
  prizes.reduce((sum, { amount, millionths }) => sum + amount * millionths, 0) / wholeOfShares;
