import { toWesternDigits } from '@chifan/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import {
  count,
  digits,
  emptyAsUndefined,
  language,
  login,
  numberOrText,
  opaqueToken,
  optionalText,
  phoneOrEmpty,
  textOrEmpty,
  unchangedText,
} from '../fields.ts';
import { dietProfile, memberProfile, session, signedIn, weChatAuthorization } from './views.ts';

const email = login(254);

const password = unchangedText({ min: 8, max: 128 });

const verificationCode = digits(6);

const paymentPassword = digits(6);

export const memberCalls = {
  checkLoginToken: call({
    path: '/rest/member/checkLoginToken',
    access: 'public',
    summary: 'Checks the token in the Authorization header. True if it is valid, otherwise 401.',
    output: z.boolean(),
    reasons: ['not_signed_in'],
  }),
  weChatLogin: call({
    path: '/rest/member/weChat/login',
    access: 'public',
    summary: 'Signs in with an openId that WeChat confirmed by a ticket.',
    input: z.object({
      mobile: emptyAsUndefined(phoneOrEmpty(30)),
      headImg: optionalText(500),
      username: optionalText(60),
      sex: numberOrText(20).optional(),
      openId: opaqueToken(128).min(1),
      inviterId: numberOrText(20).optional(),
      ticket: emptyAsUndefined(opaqueToken(128)),
      /** The `verifier` that startWeChat returned, from the browser that started the sign-in. */
      verifier: emptyAsUndefined(opaqueToken(128)),
    }),
    output: signedIn,
    mirrorsData: true,
    reasons: ['wechat_ticket_missing', 'member_blocked'],
    ratePerMinute: 20,
  }),
  startWeChat: call({
    path: '/rest/member/weChat/start',
    access: 'public',
    summary: 'The address where WeChat identifies the guest. WeChat then opens the authorization screen with a ticket.',
    input: z.object({ purpose: z.enum(['sign_in', 'pay', 'bind']).default('sign_in') }),
    output: weChatAuthorization,
    reasons: ['wechat_not_supported_here'],
  }),
  bindWeChat: call({
    path: '/rest/member/weChat/bind',
    access: 'member',
    summary:
      'Binds a WeChat account to the member for payment, and after a recent sign-in also for signing in. A WeChat account belongs to one member.',
    input: z.object({
      openId: opaqueToken(128).min(1),
      ticket: opaqueToken(128),
      verifier: opaqueToken(128),
    }),
    output: z.boolean(),
    reasons: ['wechat_ticket_missing', 'wechat_account_taken'],
    ratePerMinute: 20,
  }),
  unbindWeChat: call({
    path: '/rest/member/weChat/unbind',
    access: 'member',
    summary: 'Unbinds the WeChat account, if the member can still sign in by mail and password.',
    output: z.boolean(),
    reasons: ['wechat_only_way_in'],
    ratePerMinute: 20,
  }),
  getLoginMemberInfo: call({
    path: '/rest/member/getLoginMemberInfo',
    access: 'member',
    summary: 'The member of the token.',
    output: memberProfile,
    alsoGet: true,
  }),
  updateIsRemindNewPeople: call({
    path: '/rest/member/updateIsRemindNewPeople',
    access: 'member',
    summary: 'Records that the member has seen the reminder for new members. It is not shown again.',
    output: z.boolean(),
    alsoGet: true,
  }),
  sendCode: call({
    path: '/rest/member/sendCode',
    access: 'public',
    summary: 'Mails a 6-digit code. The answer does not reveal whether the address is registered.',
    input: z.object({ email, purpose: z.enum(['register', 'sign_in', 'forget', 'payment_password', 'change_email']) }),
    output: z.object({ resendAfterSeconds: count }),
    reasons: ['email_invalid', 'code_too_soon', 'too_many_requests'],
    ratePerMinute: 20,
  }),
  register: call({
    path: '/rest/member/register',
    access: 'public',
    summary: 'Registers with an e-mailed code and a password, and signs in.',
    input: z.object({
      email,
      code: verificationCode,
      password,
      username: optionalText(40),
      inviterId: numberOrText(20).optional(),
    }),
    output: signedIn,
    reasons: ['email_invalid', 'password_invalid', 'password_too_common', 'code_wrong', 'code_tries_exceeded'],
    ratePerMinute: 20,
  }),
  signInByCode: call({
    path: '/rest/member/signInByCode',
    access: 'public',
    summary:
      'Signs in with a code that sendCode mailed (purpose sign_in), without a password. Creates the account if the address has none.',
    input: z.object({ email, code: verificationCode, inviterId: numberOrText(20).optional() }),
    output: signedIn,
    reasons: ['email_invalid', 'code_wrong', 'code_tries_exceeded', 'member_blocked'],
    ratePerMinute: 20,
  }),
  login: call({
    path: '/rest/member/login',
    access: 'public',
    summary: 'Signs in with e-mail and password.',
    input: z.object({ email, password: unchangedText({ max: 128 }) }),
    output: signedIn,
    reasons: ['login_failed', 'sign_in_paused', 'member_blocked'],
    ratePerMinute: 20,
  }),
  resetPassword: call({
    path: '/rest/member/resetPassword',
    access: 'public',
    summary: 'Sets a new password with a mailed code. All other sessions end.',
    input: z.object({ email, code: verificationCode, password }),
    output: signedIn,
    reasons: [
      'email_invalid',
      'password_invalid',
      'password_too_common',
      'code_wrong',
      'code_tries_exceeded',
      'member_blocked',
    ],
    ratePerMinute: 20,
  }),
  logout: call({
    path: '/rest/member/logout',
    access: 'signed_in',
    allowsMissingSecondFactor: true,
    summary: 'Ends this session.',
    output: z.boolean(),
  }),
  listSessions: call({
    path: '/rest/member/session/list',
    access: 'member',
    summary: 'The devices that are signed in.',
    output: z.array(session),
  }),
  revokeSession: call({
    path: '/rest/member/session/revoke',
    access: 'member',
    summary: 'Ends the session of one device.',
    input: z.object({ id: opaqueToken(64) }),
    output: z.boolean(),
    reasons: ['device_not_found'],
  }),
  setLanguage: call({
    path: '/rest/member/language',
    access: 'member',
    summary: 'Stores the member’s language for mail and notifications.',
    input: z.object({ language }),
    output: z.boolean(),
  }),
  showDietProfile: call({
    path: '/rest/member/diet/show',
    access: 'member',
    summary: 'The member’s diet profile. Null: never set.',
    output: dietProfile.nullable(),
  }),
  saveDietProfile: call({
    path: '/rest/member/diet/save',
    access: 'member',
    summary: 'Stores the member’s diet profile.',
    input: dietProfile,
    output: z.boolean(),
  }),
  bindEmail: call({
    path: '/rest/member/email/bind',
    access: 'member',
    summary:
      'Adds a first e-mail address to an account, with a code that sendCode mailed there (purpose change_email). Optionally sets a first payment password. Within 15 minutes of the sign-in.',
    input: z.object({ email, code: verificationCode, paymentPassword: paymentPassword.optional() }),
    output: z.boolean(),
    reasons: [
      'email_invalid',
      'email_taken',
      'email_bound_already',
      'sign_in_too_old',
      'code_wrong',
      'code_tries_exceeded',
      'payment_password_too_simple',
    ],
    ratePerMinute: 10,
  }),
  resetPaymentPassword: call({
    path: '/rest/member/paymentPassword/reset',
    access: 'member',
    summary:
      'Sets a new payment password with a code that sendCode mailed (purpose payment_password). Also unlocks it.',
    input: z.object({ code: textOrEmpty(12).overwrite(toWesternDigits), paymentPassword }),
    output: z.boolean(),
    reasons: ['code_wrong', 'code_tries_exceeded', 'payment_password_too_simple'],
    ratePerMinute: 10,
  }),
  setPaymentPassword: call({
    path: '/rest/member/paymentPassword/set',
    access: 'member',
    summary:
      'Sets or changes the payment password. Needs the account password and the current payment password. Does not unlock a locked one.',
    input: z.object({
      password: unchangedText({ max: 128 }),
      oldPaymentPassword: paymentPassword.optional(),
      paymentPassword,
    }),
    output: z.boolean(),
    reasons: [
      'login_failed',
      'sign_in_paused',
      'payment_password_wrong',
      'payment_password_locked',
      'payment_password_too_simple',
    ],
    ratePerMinute: 10,
  }),
};
