/** I and O are left out: called across a room they are taken for 1 and 0. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const numbersPerLetter = 999;

/** How many different codes a shop can call out on one business day (A001 to Z999). */
export const pickUpCodesPerDay = letters.length * numbersPerLetter;

/** The order in which a shop calls its codes on one business day: where it begins, and how far it goes each time. */
export type PickUpRun = { readonly firstPlace: number; readonly step: number };

/** Two codes that follow each other are at least two letters apart. */
const leastStep = 2 * numbersPerLetter;

/**
 * A run of its own for every shop and business day: else every day would begin with the same codes, and whoever has had one
 * could say the next guest's.
 * @param chance whole numbers from 0; the caller draws them, because rules know no chance.
 */
export function pickUpRun(chance: { readonly place: number; readonly step: number }): PickUpRun {
  const from = leastStep + (chance.step % (pickUpCodesPerDay - 2 * leastStep));
  return { firstPlace: chance.place % pickUpCodesPerDay, step: nextCoprime(from) };
}

/** Stepping by a number that shares no divisor with `pickUpCodesPerDay` meets every code once before any code twice. */
function nextCoprime(from: number): number {
  let step = from;
  while (greatestDivisor(step, pickUpCodesPerDay) !== 1) step += 1;
  return step;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/**
 * The n-th pick-up code of a shop's run (decisions §2). Different numbers give different codes; neighbours lie far apart, so
 * that a misheard code is not the next guest's and nobody reads the day's trade from it.
 * @param sequence from 1, counted per shop and business day.
 * @throws RangeError past `pickUpCodesPerDay`: no code is ever issued twice.
 */
export function pickUpCodeFromNumber(sequence: number, { firstPlace, step }: PickUpRun): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1 || sequence > pickUpCodesPerDay) {
    throw new RangeError(`No pick-up code for number ${sequence}`);
  }
  const place = ((sequence - 1) * step + firstPlace) % pickUpCodesPerDay;
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
