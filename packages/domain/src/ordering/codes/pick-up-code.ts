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
