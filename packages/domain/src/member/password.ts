/** Rule member-9. The maximum only keeps hashing cheap. */
export const passwordLength = { min: 8, max: 128 } as const;

export const isPassword = (text: string): boolean =>
  text.length >= passwordLength.min && text.length <= passwordLength.max;

/**
 * Whether a password is among the first that anybody tries: one that many people use, one character all along, a run of
 * the alphabet or of digits, or the name before the @ of its own e-mail address. `common` holds passwords in lower case.
 */
export function isGuessablePassword(
  text: string,
  { common, email }: { readonly common: ReadonlySet<string>; readonly email: string },
): boolean {
  const folded = text.normalize('NFKC').toLowerCase();
  const ownName = email.slice(0, email.indexOf('@')).toLowerCase();
  return common.has(folded) || folded === ownName || folded === email.toLowerCase() || isRun(folded);
}

/** Each character is as far from the one before as all the others are: none, one more, one less. 9 and 0 are neighbours. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return [0, 1, -1].some((step) => steps.every((each) => each === step || each === -9 * step));
}

/** Rule member-17: six digits. */
export const paymentPasswordDigits = 6;

export const isPaymentPassword = (text: string): boolean => /^[0-9]{6}$/.test(text);

/** One digit, or a run such as 123456: what is guessed first. Those that stand keep working. */
export const isSimplePaymentPassword = (text: string): boolean => isRun(text);

/** Rule member-19: so many wrong tries lock the payment password for so long. */
export const paymentPasswordTries = 5;
export const paymentPasswordLockMinutes = 30;
