/** I and O are left out: called across a room they are taken for 1 and 0. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const numbersPerLetter = 999;

/** How many different codes a shop can call out on one business day (A001 to Z999). */
export const pickUpCodesPerDay = letters.length * numbersPerLetter;

/** Coprime to `pickUpCodesPerDay` (2³ · 3⁴ · 37), so that stepping meets every code once before any code twice. */
const step = 10_007;
const offset = 4_801;

/**
 * The pick-up code of the shop's n-th order of the business day (decisions §2). Different numbers give different codes;
 * neighbours lie far apart, so that a misheard code is not the next guest's and nobody reads the day's trade from it.
 * @param sequence from 1, counted per shop and business day.
 * @throws RangeError past `pickUpCodesPerDay`: no code is ever issued twice.
 */
export function pickUpCodeFromNumber(sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1 || sequence > pickUpCodesPerDay) {
    throw new RangeError(`No pick-up code for number ${sequence}`);
  }
  const place = ((sequence - 1) * step + offset) % pickUpCodesPerDay;
  const letter = letters.charAt(Math.floor(place / numbersPerLetter));
  return letter + String((place % numbersPerLetter) + 1).padStart(3, '0');
}

export const isPickUpCode = (text: string): boolean => /^[A-HJ-NP-Z](?!000)\d{3}$/.test(text);

/**
 * The 4 digits that the guest tells the courier (decisions §2).
 * @param random any whole number from 0; the caller draws it, because rules know no chance.
 */
export function handOverCodeFromNumber(random: number): string {
  if (!Number.isSafeInteger(random) || random < 0) throw new RangeError(`No hand-over code for number ${random}`);
  return String(random % 10_000).padStart(4, '0');
}
