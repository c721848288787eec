/** Rule member-8: the code that is mailed. */
export const verificationCodeDigits = 6;
export const verificationCodeMinutes = 10;
export const verificationCodeTries = 5;
/** One code a minute per address. */
export const verificationCodeIntervalSeconds = 60;

export const isVerificationCode = (text: string): boolean => /^[0-9]{6}$/.test(text);
