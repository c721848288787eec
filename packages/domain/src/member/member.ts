import { normalizePhoneInput, stripPhoneSeparators } from '../digits.ts';

export const dietWishes = ['vegetarian', 'vegan', 'halal', 'no_pork', 'no_alcohol'] as const;
export type DietWish = (typeof dietWishes)[number];

/** No quotes, commas, spaces or line breaks: safe in a mail header. */
const local = /^[A-Za-z0-9!#$%&*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&*+/=?^_`{|}~-]+)*$/;
const label = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
/** Rule member-4. */
const topLevel = /^[A-Za-z]{2,6}$/;

const longestEmail = 254;
const longestLocal = 64;

/** Rule member-4. */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail) return false;
  const [name = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || name.length > longestLocal || !local.test(name)) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((part) => label.test(part)) && topLevel.test(labels.at(-1) ?? '');
}

/**
 * An account created by WeChat has no password as proof. For this time after a sign-in it may be given its first e-mail
 * address, which can then sign in. A token stolen later cannot do this.
 */
export const freshSignInMinutes = 15;

/** Rule member-5. */
export const memberGenders = ['male', 'female', 'secret'] as const;
export type MemberGender = (typeof memberGenders)[number];

/** Rule member-9. The maximum limits the cost of hashing. */
export const passwordLength = { min: 8, max: 128 } as const;

export const isPassword = (text: string): boolean =>
  text.length >= passwordLength.min && text.length <= passwordLength.max;

/**
 * Whether a password is among the first guesses of an attack: a common one, one repeated character, a run of the
 * alphabet or digits, or the local part of the member's e-mail address. `common` is in lower case.
 */
export function isGuessablePassword(
  text: string,
  { common, email }: { readonly common: ReadonlySet<string>; readonly email: string },
): boolean {
  const folded = text.normalize('NFKC').toLowerCase();
  const ownName = email.slice(0, email.indexOf('@')).toLowerCase();
  return common.has(folded) || folded === ownName || folded === email.toLowerCase() || isRun(folded);
}

/** Constant step of −1, 0 or 1 between characters. 0 follows 9. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return [0, 1, -1].some((step) => steps.every((each) => each === step || each === -9 * step));
}

/** Rule member-17: six digits. */
export const isPaymentPassword = (text: string): boolean => /^[0-9]{6}$/.test(text);

/** One repeated digit, or a run such as 123456. Existing ones still work. */
export const isSimplePaymentPassword = (text: string): boolean => isRun(text);

/** Rule member-19: number of wrong attempts that lock the payment password, and duration of the lock. */
export const maxPaymentPasswordTries = 5;
export const paymentPasswordLockMinutes = 30;

/** Rule member-3: 1 followed by ten digits. */
export const isMainlandPhone = (text: string): boolean => /^1\d{10}$/.test(text);

const mainlandCode = /^\+?86(?=1\d{10}$)/;
/** "1 415 555 0132" is a North American number, so other groups need the country code. */
const mainlandGroups = /^1\d{2}[^\d]*\d{4}[^\d]*\d{4}$/;

/**
 * The eleven digits of a Chinese mobile number, typed in any script, in groups or with +86. Any other text is returned
 * unchanged.
 */
export function parseMainlandPhone(typed: string): string {
  const compact = stripPhoneSeparators(typed);
  const digits = compact.replace(mainlandCode, '');
  const isWritten = digits !== compact || mainlandGroups.test(normalizePhoneInput(typed));
  return isWritten && isMainlandPhone(digits) ? digits : typed;
}

/** Rule member-8. */
export const verificationCodeDigits = 6;
export const verificationCodeMinutes = 10;
export const maxVerificationCodeTries = 5;
/** Rule member-8. */
export const verificationCodeIntervalSeconds = 60;

export const isVerificationCode = (text: string): boolean => /^[0-9]{6}$/.test(text);
