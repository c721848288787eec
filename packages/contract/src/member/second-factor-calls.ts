import { secondFactorStates } from '@chifan/domain/member';
import { z } from 'zod';
import { call } from '../call.ts';
import { count, requiredText, text, unchangedText } from '../fields.ts';

/** A code of the authenticator app, or a recovery code. Spaces and hyphens do not matter. */
export const secondFactorCode = requiredText(40);

export const secondFactorRefusals = ['second_factor_needed', 'second_factor_wrong', 'second_factor_locked'] as const;

/** The recovery codes, for the only time. The database stores only their hashes. */
const recoveryCodes = z.object({ recoveryCodes: z.array(text) });

/** Calls for the own account, which also work before a required second factor is set up. */
const base = { access: 'signed_in', allowsMissingSecondFactor: true } as const;

/** Calls for the second factor of the own staff account, and for a fresh sign-in (rules staff-5 to staff-8). */
export const secondFactorCalls = {
  secondFactor: call({
    ...base,
    path: '/rest/staff/secondFactor',
    summary: 'State of the second factor of the account.',
    output: z.object({
      state: z.enum(secondFactorStates),
      /** True: the roles of the account require a second factor. */
      isRequired: z.boolean(),
      recoveryCodesLeft: count,
    }),
    reasons: ['no_permission'],
  }),
  beginSecondFactor: call({
    ...base,
    path: '/rest/staff/secondFactor/begin',
    needsFreshSignIn: true,
    summary:
      'Creates a secret for an authenticator app. An active second factor works until the new secret is confirmed, and replacing it needs a code.',
    input: z.object({ code: secondFactorCode.optional() }),
    output: z.object({
      /** The otpauth address for a QR code. */
      uri: text,
      /** The secret in base32, for typing. */
      secret: text,
    }),
    reasons: ['no_permission', ...secondFactorRefusals],
    ratePerMinute: 20,
  }),
  confirmSecondFactor: call({
    ...base,
    path: '/rest/staff/secondFactor/confirm',
    summary:
      'Activates the secret of beginSecondFactor with a code of the authenticator app. All other sessions of the account end.',
    input: z.object({ code: secondFactorCode }),
    output: recoveryCodes,
    reasons: ['no_permission', 'second_factor_inactive', 'second_factor_wrong'],
    ratePerMinute: 20,
  }),
  renewRecoveryCodes: call({
    ...base,
    path: '/rest/staff/secondFactor/recoveryCodes',
    summary: 'Replaces all recovery codes of the account. The former codes stop working.',
    input: z.object({ code: secondFactorCode }),
    output: recoveryCodes,
    reasons: ['no_permission', 'second_factor_inactive', ...secondFactorRefusals],
    ratePerMinute: 20,
  }),
  removeSecondFactor: call({
    ...base,
    path: '/rest/staff/secondFactor/remove',
    summary: 'Removes the second factor of the account. Refused if the roles of the account require one.',
    input: z.object({ code: secondFactorCode }),
    output: z.boolean(),
    reasons: ['no_permission', 'second_factor_inactive', 'second_factor_required', ...secondFactorRefusals],
    ratePerMinute: 20,
  }),
  renewSignIn: call({
    ...base,
    path: '/rest/staff/session/renew',
    summary:
      'Proves the person again with the password, and with a code if the account has a second factor. The session counts as a fresh sign-in for 15 minutes.',
    input: z.object({ password: unchangedText({ max: 128 }), code: secondFactorCode.optional() }),
    output: z.boolean(),
    reasons: ['no_permission', 'login_failed', 'sign_in_paused', ...secondFactorRefusals],
    ratePerMinute: 20,
  }),
};
