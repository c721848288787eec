import { staffRoles } from '@chifan/domain/member';
import { z } from 'zod';
import { call } from '../call.ts';
import { shopStage } from '../catalogue/views.ts';
import {
  consoleLanguage,
  count,
  digits,
  id,
  instant,
  login,
  opaqueToken,
  readerLanguageName,
  text,
  unchangedText,
} from '../fields.ts';
import { secondFactorCode, secondFactorRefusals } from './second-factor-calls.ts';
import { session } from './views.ts';

const password = unchangedText({ min: 8, max: 128 });

const role = z.enum(['merchant', 'courier', 'platform']);

const signedInStaff = z.object({ token: text, role, name: text });

const verificationCode = digits(6);

const codeSent = z.object({ resendAfterSeconds: count });

export const memberStaffCalls = {
  staffLogin: call({
    path: '/rest/staff/login',
    access: 'public',
    summary: 'Signs in the staff of a shop, a courier or the platform.',
    input: z.object({
      login: login(120),
      password: unchangedText({ max: 128 }),
      /** Language of the console at the sign-in. Stored if the member of staff has not chosen one before. */
      language: consoleLanguage.optional(),
      /** A code of the authenticator app, or a recovery code. Needed if the account has a second factor. */
      code: secondFactorCode.optional(),
    }),
    output: signedInStaff,
    reasons: ['login_failed', 'sign_in_paused', ...secondFactorRefusals],
    ratePerMinute: 20,
  }),
  staffMe: call({
    path: '/rest/staff/me',
    access: 'signed_in',
    allowsMissingSecondFactor: true,
    summary: 'The staff member behind the token, with their shops.',
    output: z.object({
      id,
      name: text,
      role,
      /** The roles of the account. They decide which calls it may use (rule member-59). */
      roles: z.array(z.enum(staffRoles)).readonly(),
      phone: text.nullable(),
      /**
       * E-mail address for codes of a new password and for mail about unanswered orders. Null: no such mail is sent.
       */
      email: text.nullable(),
      /** Only a confirmed e-mail address receives codes for a new password (rule member-45). */
      isEmailConfirmed: z.boolean(),
      isOnDuty: z.boolean(),
      /** True: the account must set up a second factor before it can use other calls (rule staff-5). */
      isSecondFactorMissing: z.boolean(),
      /** The console language that the member of staff chose. Null: not chosen yet. */
      language: consoleLanguage.nullable(),
      shops: z.array(
        z.object({
          id,
          nameZh: text,
          name: readerLanguageName,
          state: shopStage,
          isTakingOrders: z.boolean(),
          autoAccept: z.boolean(),
          pausedUntil: instant.nullable(),
          /** True: the server paused the shop because it left orders unanswered (rule ordering-106). */
          isPausedUnanswered: z.boolean(),
          /**
           * Minutes that the rush mode adds to every order, and the time at which the rush mode ends. 0 and null: no
           * rush.
           */
          rushMinutes: count,
          rushUntil: instant.nullable(),
        }),
      ),
    }),
    reasons: ['no_permission'],
  }),
  setStaffLanguage: call({
    path: '/rest/staff/language',
    access: 'signed_in',
    allowsMissingSecondFactor: true,
    summary: 'Sets the staff member’s language for the console on every device, and for notifications.',
    input: z.object({ language: consoleLanguage }),
    output: z.boolean(),
    reasons: ['no_permission'],
  }),
  sendStaffEmailCode: call({
    path: '/rest/staff/email/code',
    access: 'signed_in',
    summary: 'Mails a 6-digit code to a new address of the account.',
    input: z.object({ email: login(254) }),
    output: codeSent,
    reasons: ['no_permission', 'email_invalid', 'code_too_soon', 'too_many_requests'],
    ratePerMinute: 20,
  }),
  setStaffEmail: call({
    path: '/rest/staff/email',
    access: 'signed_in',
    summary:
      'Sets the address for codes of a new password and for e-mails about unanswered orders. Needs the password of the account and a code of sendStaffEmailCode. An empty address removes the stored one and needs no code.',
    input: z.object({ email: login(254), password: unchangedText({ max: 128 }), code: verificationCode.optional() }),
    output: z.boolean(),
    reasons: ['no_permission', 'email_invalid', 'login_failed', 'sign_in_paused', 'code_wrong', 'code_tries_exceeded'],
    ratePerMinute: 20,
  }),
  listStaffSessions: call({
    path: '/rest/staff/session/list',
    access: 'signed_in',
    allowsMissingSecondFactor: true,
    summary: 'The devices where the staff member is signed in.',
    output: z.array(session),
  }),
  revokeStaffSession: call({
    path: '/rest/staff/session/revoke',
    access: 'signed_in',
    allowsMissingSecondFactor: true,
    summary: 'Ends the session of one of their devices.',
    input: z.object({ id: opaqueToken(64) }),
    output: z.boolean(),
    reasons: ['device_not_found'],
  }),
  changeStaffPassword: call({
    path: '/rest/staff/password/change',
    access: 'signed_in',
    summary: 'Changes the password of the staff member. Their other devices are signed out.',
    input: z.object({ oldPassword: unchangedText({ max: 128 }), password }),
    output: z.boolean(),
    reasons: ['login_failed', 'sign_in_paused', 'password_invalid', 'password_too_common', 'no_permission'],
    ratePerMinute: 20,
  }),
  setPasswordByLink: call({
    path: '/rest/staff/password/link',
    access: 'public',
    summary: 'Sets a staff member’s password with a mailed link. The link works once.',
    input: z.object({ token: opaqueToken(64), password }),
    output: z.boolean(),
    reasons: ['not_found', 'password_invalid', 'password_too_common'],
    ratePerMinute: 20,
  }),
  sendStaffCode: call({
    path: '/rest/staff/password/code',
    access: 'public',
    summary:
      'Mails a 6-digit code for a new password to the address of a staff account. `login` is the account or its address. The answer does not reveal whether the account exists.',
    input: z.object({ login: login(254).min(1) }),
    output: codeSent,
    reasons: ['code_too_soon', 'too_many_requests'],
    ratePerMinute: 20,
  }),
  resetStaffPassword: call({
    path: '/rest/staff/password/reset',
    access: 'public',
    summary:
      'Sets a new password with a code of sendStaffCode and signs in. All other sessions end. An account with a second factor is not signed in.',
    input: z.object({ login: login(254).min(1), code: verificationCode, password }),
    /** The token is null if the account has a second factor. The person then signs in with staffLogin and a code. */
    output: signedInStaff.extend({ token: text.nullable() }),
    reasons: ['password_invalid', 'password_too_common', 'code_wrong', 'code_tries_exceeded'],
    ratePerMinute: 20,
  }),
};
