/** A prize of `amount` fen, drawn with a probability of `millionths` per million. */
export type LotteryPrize = { readonly amount: number; readonly millionths: number };

/** Minimum amount of an order that gives a prize draw, in fen paid and not refunded (rule affiliate-5). */
export const minLotteryOrder = 2_000;

/** Rule affiliate-5: maximum number of prize draws of a member for the orders completed on one day in Shanghai. */
export const maxLotteryDrawsPerDay = 3;

/** Rule affiliate-12: maximum prize, in permille of the amount that was paid and not refunded. */
export const maxPrizePermille = 20;

/**
 * Whether an order gives a prize draw.
 * @param kept fen paid and not refunded.
 */
export const earnsLotteryDraw = (kept: number): boolean => kept >= minLotteryOrder;

/** The prize in fen, at most 2% of the amount paid and not refunded, rounded down to a fen. */
export const cappedPrize = ({ amount }: Pick<LotteryPrize, 'amount'>, kept: number): number =>
  Math.min(amount, Math.floor((kept * maxPrizePermille) / 1_000));

export const prizeSharesTotal = 1_000_000;

/** Days after an order's completion in which the member can draw. */
export const lotteryDrawDays = 30;

/** Maximum amount of a prize in fen. Limits the loss from an operator's typing mistake. */
export const maxPrize = 1_000_000;

/**
 * A prize table is valid if each share (`millionths`) is positive, the shares sum to a million, and all amounts differ.
 */
export const isValidPrizeTable = (prizes: readonly LotteryPrize[]): boolean =>
  prizes.reduce((sum, { millionths }) => sum + millionths, 0) === prizeSharesTotal &&
  prizes.every(({ amount, millionths }) => millionths > 0 && amount >= 0 && amount <= maxPrize) &&
  new Set(prizes.map(({ amount }) => amount)).size === prizes.length;

/**
 * Returns the prize for a random number. The numbers from 0 to 999,999 are divided among the prizes in the order of the
 * table, and each prize gets as many numbers as its share.
 * @param roll an integer from 0 to 999,999.
 * @throws RangeError if the roll is out of range.
 */
export function prizeAt(prizes: readonly LotteryPrize[], roll: number): LotteryPrize {
  let passed = 0;
  for (const prize of prizes) {
    passed += prize.millionths;
    if (roll >= 0 && roll < passed) return prize;
  }
  throw new RangeError(`No prize at ${roll}`);
}

/** Mean prize of a draw table in fen. */
export const expectedPrize = (prizes: readonly LotteryPrize[]): number =>
  prizes.reduce((sum, { amount, millionths }) => sum + amount * millionths, 0) / prizeSharesTotal;
