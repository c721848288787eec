/** I and O are left out: called across a room they are taken for 1 and 0. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const numbersPerLetter = 999;

/** How many different codes a shop can call out on one business day (A001 to Z999). */
export const pickUpCodesPerDay = letters.length * numbersPerLetter;

/**
 * A keyed function from which nothing can be computed without its key: what it answers for a round and a number is a whole
 * number from 0. Whoever has the key gives it, one for every shop and business day.
 */
export type KeyedRound = (round: number, number: number) => number;

/** A Feistel network mixes pairs of numbers below this; its square is a little more than the codes of a day. */
const half = Math.ceil(Math.sqrt(pickUpCodesPerDay));
const rounds = 10;

/**
 * The n-th pick-up code of a shop's business day (rule ordering-27): a permutation of all codes under a key of that day.
 * Different numbers give different codes, and knowing many of them tells none of the others.
 * @param sequence from 1, counted per shop and business day.
 * @throws RangeError past `pickUpCodesPerDay`: no code is ever issued twice.
 */
export function pickUpCodeFromNumber(sequence: number, keyed: KeyedRound): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1 || sequence > pickUpCodesPerDay) {
    throw new RangeError(`No pick-up code for number ${sequence}`);
  }
  let place = permuted(sequence - 1, keyed);
  // The square is larger than the codes: whoever falls beside them is permuted again, and never meets another one.
  while (place >= pickUpCodesPerDay) place = permuted(place, keyed);
  const letter = letters.charAt(Math.floor(place / numbersPerLetter));
  return letter + String((place % numbersPerLetter) + 1).padStart(3, '0');
}

function permuted(place: number, keyed: KeyedRound): number {
  let [left, right] = [Math.floor(place / half), place % half];
  for (let round = 0; round < rounds; round += 1) {
    [left, right] = [right, (left + (keyed(round, right) % half)) % half];
  }
  return left * half + right;
}

export const isPickUpCode = (text: string): boolean => /^[A-HJ-NP-Z](?!000)\d{3}$/.test(text);

/**
 * The 4 digits that the guest tells the courier (rule ordering-28).
 * @param random any whole number from 0; the caller draws it, because rules know no chance.
 */
export function handOverCodeFromNumber(random: number): string {
  if (!Number.isSafeInteger(random) || random < 0) throw new RangeError(`No hand-over code for number ${random}`);
  return String(random % 10_000).padStart(4, '0');
}

/** Rule ordering-29: the most wrong codes of an order and courier, and of a shop within its window. */
export const maxCodeTries = 5;
/** Rule ordering-29: a shop's wrong pick-up codes are counted for this long from the first one. */
export const redeemWindowMinutes = 10;

/** Wrong codes of a shop, and when they are forgotten. */
export type RedeemTries = { readonly tries: number; readonly endsAt: Date };

/** How long a shop has still to wait before it may type another code; 0 where it need not wait. */
export function redeemPauseSeconds({ tries, endsAt }: RedeemTries, now: Date): number {
  if (tries < maxCodeTries) return 0;
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
}

/** What is counted after another wrong code; a window that has ended begins anew. */
export function withWrongCode(before: RedeemTries | undefined, now: Date): RedeemTries {
  const isCounting = before !== undefined && before.endsAt > now;
  return isCounting
    ? { tries: before.tries + 1, endsAt: before.endsAt }
    : { tries: 1, endsAt: new Date(now.getTime() + redeemWindowMinutes * 60_000) };
}

/** Whether a photo alone proves that the food has arrived: where the guest asked for that, or no code can any more. */
export const isPhotoEnough = (order: {
  readonly remarkPhrases: readonly string[];
  readonly isCodeLocked: boolean;
}): boolean => order.isCodeLocked || order.remarkPhrases.includes('leave_at_door');
