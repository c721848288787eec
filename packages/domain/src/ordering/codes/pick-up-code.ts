/** Without I and O, which sound or look like 1 and 0. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const numbersPerLetter = 999;

/** A001 to Z999. */
export const pickUpCodesPerDay = letters.length * numbersPerLetter;

/** A keyed pseudorandom function with integers from 0. The key differs for every shop and business day. */
export type FeistelRoundFunction = (round: number, number: number) => number;

/** A Feistel network permutes pairs of numbers below this. Its square slightly exceeds the codes of a day. */
const half = Math.ceil(Math.sqrt(pickUpCodesPerDay));
const rounds = 10;

/**
 * The n-th pick-up code of a shop's business day (rule ordering-27). A keyed permutation of all codes, so codes are
 * unique and do not reveal each other.
 * @param sequence from 1, per shop and business day.
 * @throws RangeError above `pickUpCodesPerDay`: no code is issued twice.
 */
export function pickUpCodeFromNumber(sequence: number, keyed: FeistelRoundFunction): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1 || sequence > pickUpCodesPerDay) {
    throw new RangeError(`No pick-up code for number ${sequence}`);
  }
  let place = permuted(sequence - 1, keyed);
  // Cycle walking: a result outside the codes is permuted again until it is inside. This is still a bijection.
  while (place >= pickUpCodesPerDay) place = permuted(place, keyed);
  const letter = letters.charAt(Math.floor(place / numbersPerLetter));
  return letter + String((place % numbersPerLetter) + 1).padStart(3, '0');
}

function permuted(place: number, keyed: FeistelRoundFunction): number {
  let [left, right] = [Math.floor(place / half), place % half];
  for (let round = 0; round < rounds; round += 1) {
    [left, right] = [right, (left + (keyed(round, right) % half)) % half];
  }
  return left * half + right;
}

export const isPickUpCode = (text: string): boolean => /^[A-HJ-NP-Z](?!000)\d{3}$/.test(text);

/**
 * Rule ordering-28: 4 digits.
 * @param random an integer from 0, drawn by the caller.
 */
export function handOverCodeFromNumber(random: number): string {
  if (!Number.isSafeInteger(random) || random < 0) throw new RangeError(`No hand-over code for number ${random}`);
  return String(random % 10_000).padStart(4, '0');
}

/** Rule ordering-29: maximum of wrong codes for an order and courier, and for a shop within its window. */
export const maxCodeTries = 5;
/** Rule ordering-29: the window begins with the first wrong code. */
export const redeemWindowMinutes = 10;

export type RedeemTries = { readonly tries: number; readonly endsAt: Date };

/** Seconds until codes are accepted again. 0 without a pause. */
export function redeemPauseSeconds({ tries, endsAt }: RedeemTries, now: Date): number {
  if (tries < maxCodeTries) return 0;
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
}

/** After the end of a window a new one begins. */
export function addWrongCode(before: RedeemTries | undefined, now: Date): RedeemTries {
  const isCounting = before !== undefined && before.endsAt > now;
  return isCounting
    ? { tries: before.tries + 1, endsAt: before.endsAt }
    : { tries: 1, endsAt: new Date(now.getTime() + redeemWindowMinutes * 60_000) };
}

type HandOverFacts = {
  readonly remarkPhrases: readonly string[];
  readonly isCodeLocked: boolean;
  /** The guest agreed after the order (`hasGuestAgreedToLeave`). */
  readonly isLeaveAgreed: boolean;
};

/** Rule ordering-30: a photo suffices if the guest allowed it, with the order or later, or if the code is locked. */
export const isPhotoSufficient = ({ remarkPhrases, isCodeLocked, isLeaveAgreed }: HandOverFacts): boolean =>
  isCodeLocked || isLeaveAgreed || remarkPhrases.includes('leave_at_door');
