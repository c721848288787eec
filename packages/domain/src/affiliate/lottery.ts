/** `amount` in fen, drawn with a probability of `millionths`. */
export type LotteryPrize = { readonly amount: number; readonly millionths: number };

/** Rule affiliate-5. Minimum of an order for a draw: fen paid and not refunded. */
export const minLotteryOrder = 2_000;

/** Rule affiliate-5. Maximum of draws for a member's orders completed on one day (Shanghai). */
export const maxLotteryDrawsPerDay = 3;

/** Rule affiliate-12. Maximum prize, in permille of the amount paid and not refunded. */
export const maxPrizePermille = 20;

/** @param kept fen paid and not refunded. */
export const earnsLotteryDraw = (kept: number): boolean => kept >= minLotteryOrder;

/** The prize in fen, at most 2% of the amount paid and not refunded, rounded down to a fen. */
export const cappedPrize = ({ amount }: Pick<LotteryPrize, 'amount'>, kept: number): number =>
  Math.min(amount, Math.floor((kept * maxPrizePermille) / 1_000));

export const prizeSharesTotal = 1_000_000;

/** Days after the order's completion. */
export const lotteryDrawDays = 30;

/** Limits the loss from a typing mistake. Fen. */
export const maxPrize = 1_000_000;

/** Shares must be positive and sum to a million. Amounts must be unique. */
export const isValidPrizeTable = (prizes: readonly LotteryPrize[]): boolean =>
  prizes.reduce((sum, { millionths }) => sum + millionths, 0) === prizeSharesTotal &&
  prizes.every(({ amount, millionths }) => millionths > 0 && amount >= 0 && amount <= maxPrize) &&
  new Set(prizes.map(({ amount }) => amount)).size === prizes.length;

/**
 * The prize of a roll. The table is read from top to bottom.
 * @param roll an integer from 0 to 999,999.
 * @throws RangeError if the roll is outside the table.
 */
export function prizeAt(prizes: readonly LotteryPrize[], roll: number): LotteryPrize {
  let passed = 0;
  for (const prize of prizes) {
    passed += prize.millionths;
    if (roll >= 0 && roll < passed) return prize;
  }
  throw new RangeError(`No prize at ${roll}`);
}

/** Mean prize, fen. */
export const expectedPrize = (prizes: readonly LotteryPrize[]): number =>
  prizes.reduce((sum, { amount, millionths }) => sum + amount * millionths, 0) / prizeSharesTotal;
