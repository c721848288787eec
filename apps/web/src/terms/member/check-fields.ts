import { isEmail, isPassword, isPaymentPassword, isVerificationCode } from '@chifan/domain/member';
import { t } from '@lingui/core/macro';

/** Returns an error in the guest’s language, or undefined if the input is valid (rule member-7). */
type Check = (entry: string) => string | undefined;

export const checkEmail: Check = (entry) => (isEmail(entry.trim()) ? undefined : t`Enter a valid email address.`);

export const checkGivenPassword: Check = (entry) => (entry === '' ? t`Enter your password.` : undefined);

export const checkNewPassword: Check = (entry) =>
  isPassword(entry) ? undefined : t`The password needs at least 8 characters.`;

export const checkCode: Check = (entry) =>
  isVerificationCode(entry) ? undefined : t`Enter the 6 digits from the email.`;

export const checkPaymentPassword: Check = (entry) => (isPaymentPassword(entry) ? undefined : t`Enter 6 digits.`);
