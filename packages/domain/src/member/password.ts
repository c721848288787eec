/** Decisions §7. The upper end only keeps hashing cheap. */
export const passwordLength = { min: 8, max: 128 } as const;

export const isPassword = (text: string): boolean =>
  text.length >= passwordLength.min && text.length <= passwordLength.max;

/** Specification §5: digits only; decisions §6: six of them. */
export const paymentPasswordDigits = 6;

export const isPaymentPassword = (text: string): boolean => /^[0-9]{6}$/.test(text);

/** Decisions §6: so many wrong tries lock the payment password for so long. */
export const paymentPasswordTries = 5;
export const paymentPasswordLockMinutes = 30;
