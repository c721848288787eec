import { normalizePhoneInput, stripPhoneSeparators } from '../digits.ts';

/** The part before the @. Excludes quotes, commas, spaces and line breaks, which are unsafe in a mail header. */
const local = /^[A-Za-z0-9!#$%&*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&*+/=?^_`{|}~-]+)*$/;
const label = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
/** Rule member-4: a top-level domain has 2 to 6 letters. */
const topLevel = /^[A-Za-z]{2,6}$/;

const longestEmail = 254;
const longestLocal = 64;

/** Whether the text is name@domain with a valid top-level domain (rule member-4). */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail) return false;
  const [name = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || name.length > longestLocal || !local.test(name)) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((part) => label.test(part)) && topLevel.test(labels.at(-1) ?? '');
}

/**
 * Minutes after a sign-in in which a member without a password may set the first e-mail address, and staff may use
 * calls that need a fresh sign-in (rule staff-8). A member who signed in through WeChat has no password, and can sign
 * in with the new address. Without this limit, a stolen session token would be enough to take over the account.
 */
export const freshSignInMinutes = 15;

/** Genders of a member (rule member-5). */
export const memberGenders = ['male', 'female', 'secret'] as const;
export type MemberGender = (typeof memberGenders)[number];

/** Length of a password in characters (rule member-9). The maximum limits the cost of hashing. */
export const passwordLength = { min: 8, max: 128 } as const;

export const isPassword = (text: string): boolean =>
  text.length >= passwordLength.min && text.length <= passwordLength.max;

/**
 * Whether an attacker would try the password first: a common password, one repeated character, a sequence of letters or
 * digits, or the member's e-mail address or its part before the @. `common` is in lower case.
 */
export function isGuessablePassword(
  text: string,
  { common, email }: { readonly common: ReadonlySet<string>; readonly email: string },
): boolean {
  const folded = text.normalize('NFKC').toLowerCase();
  const ownName = email.slice(0, email.indexOf('@')).toLowerCase();
  return common.has(folded) || folded === ownName || folded === email.toLowerCase() || isRun(folded);
}

/**
 * Whether the text is one repeated character, or a sequence of characters in steps of 1 or −1, such as 123456. After 9
 * comes 0.
 */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return [0, 1, -1].some((step) => steps.every((each) => each === step || each === -9 * step));
}

/** A payment password has six digits (rule member-17). */
export const isPaymentPassword = (text: string): boolean => /^[0-9]{6}$/.test(text);

/**
 * True for one repeated digit, or a sequence such as 123456. Members who set such a password earlier can still use it.
 */
export const isSimplePaymentPassword = (text: string): boolean => isRun(text);

/** Rule member-19: number of wrong attempts that lock the payment password, and minutes of the lock. */
export const maxPaymentPasswordTries = 5;
export const paymentPasswordLockMinutes = 30;

/** A Chinese mobile number is 1 followed by ten digits (rule member-3). */
export const isMainlandPhone = (text: string): boolean => /^1\d{10}$/.test(text);

const mainlandCode = /^\+?86(?=1\d{10}$)/;
/**
 * A mainland number without a country code must be grouped 3-4-4 or not at all, because "1 415 555 0132" is North
 * American.
 */
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

/**
 * Verification codes sent by e-mail: number of digits, minutes of validity, and maximum number of tries (rule
 * member-8).
 */
export const verificationCodeDigits = 6;
export const verificationCodeMinutes = 10;
export const maxVerificationCodeTries = 5;
/** Minimum seconds between two verification codes that one requester gets for one purpose. */
export const verificationCodeIntervalSeconds = 60;

export const isVerificationCode = (text: string): boolean => /^[0-9]{6}$/.test(text);
