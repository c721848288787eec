import { toWesternDigits } from '../digits.ts';
import type { StaffRole } from './staff-roles.ts';

/** Roles whose accounts must have a second factor (rule staff-5). */
export const rolesRequiringSecondFactor = ['finance', 'admin'] as const satisfies readonly StaffRole[];

export const requiresSecondFactor = (roles: readonly StaffRole[]): boolean =>
  roles.some((role) => rolesRequiringSecondFactor.some((required) => required === role));

/** `pending`: a secret is created, but the account has not confirmed it with a code yet. */
export const secondFactorStates = ['none', 'pending', 'active'] as const;
export type SecondFactorState = (typeof secondFactorStates)[number];

/** Wrong codes in a row that lock the second factor, and the minutes of the lock (rule staff-7). */
export const maxSecondFactorTries = 5;
export const secondFactorLockMinutes = 15;

/** Number of recovery codes that an account gets (rule staff-6). */
export const recoveryCodeCount = 10;

/** The 32 characters of a recovery code, without I, L, O and U, which are easily misread. */
export const recoveryCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Sixteen characters are 80 random bits, so that a stolen hash of a recovery code does not reveal the code. */
export const recoveryCodeLength = 16;

/** A recovery code for reading: groups of four characters. */
export const formatRecoveryCode = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-');

export type SecondFactorCode =
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string };

/**
 * Reads a typed code: six digits of an authenticator app, otherwise a recovery code. Spaces, hyphens and case do
 * not matter. In a recovery code, I and L count as 1, and O counts as 0.
 */
export function readSecondFactorCode(typed: string): SecondFactorCode {
  const code = toWesternDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  return { kind: 'recovery', code: code.replaceAll(/[IL]/g, '1').replaceAll('O', '0') };
}
