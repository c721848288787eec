import { z } from 'zod';
import { call } from './call.ts';
import { consoleLanguage, count, id, instant, login, opaque, ownName, secret, text } from './fields.ts';
import { session } from './member.ts';

const password = secret({ min: 8, max: 128 });
const role = z.enum(['merchant', 'courier', 'platform']);

export const staffCalls = {
  staffLogin: call({
    path: '/rest/staff/login',
    access: 'public',
    summary: 'Signs in the staff of a shop, a courier or the platform.',
    input: z.object({
      login: login(120),
      password: secret({ max: 128 }),
      /** Language of the console. Stored unless the member has chosen one before. */
      language: consoleLanguage.optional(),
    }),
    output: z.object({ token: text, role, name: text }),
    reasons: ['login_failed', 'sign_in_paused'],
    ratePerMinute: 20,
  }),
  staffMe: call({
    path: '/rest/staff/me',
    access: 'signed_in',
    summary: 'The staff member behind the token, with their shops.',
    output: z.object({
      id,
      name: text,
      role,
      phone: text.nullable(),
      /** Address for e-mails about unanswered orders. Null: none are sent. */
      email: text.nullable(),
      isOnDuty: z.boolean(),
      /** The chosen language of the console. Null: not chosen yet. */
      language: consoleLanguage.nullable(),
      shops: z.array(
        z.object({
          id,
          nameZh: text,
          name: ownName,
          isTakingOrders: z.boolean(),
          autoAccept: z.boolean(),
          pausedUntil: instant.nullable(),
          /** Paused because the shop left orders unanswered (rule ordering-81). */
          isPausedUnanswered: z.boolean(),
          /** Current extra preparation time, and its end. 0 and null: none. */
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
    summary: 'Sets the staff member’s language for the console on every device, and for notices.',
    input: z.object({ language: consoleLanguage }),
    output: z.boolean(),
    reasons: ['no_permission'],
  }),
  setStaffEmail: call({
    path: '/rest/staff/email',
    access: 'signed_in',
    summary: 'Sets the address for e-mails about unanswered orders. An empty address ends them.',
    input: z.object({ email: login(254) }),
    output: z.boolean(),
    reasons: ['no_permission', 'email_invalid'],
    ratePerMinute: 20,
  }),
  listStaffSessions: call({
    path: '/rest/staff/session/list',
    access: 'signed_in',
    summary: 'The devices where the staff member is signed in.',
    output: z.array(session),
  }),
  revokeStaffSession: call({
    path: '/rest/staff/session/revoke',
    access: 'signed_in',
    summary: 'Ends the session of one of their devices.',
    input: z.object({ id: opaque(64) }),
    output: z.boolean(),
    reasons: ['device_not_found'],
  }),
  changeStaffPassword: call({
    path: '/rest/staff/password/change',
    access: 'signed_in',
    summary: 'Changes the password of the staff member. Their other devices are signed out.',
    input: z.object({ oldPassword: secret({ max: 128 }), password }),
    output: z.boolean(),
    reasons: ['login_failed', 'sign_in_paused', 'password_invalid', 'password_too_common', 'no_permission'],
    ratePerMinute: 20,
  }),
  setPasswordByLink: call({
    path: '/rest/staff/password/link',
    access: 'public',
    summary: 'Sets a staff member’s password with a mailed link. The link works once.',
    input: z.object({ token: opaque(64), password }),
    output: z.boolean(),
    reasons: ['not_found', 'password_invalid', 'password_too_common'],
    ratePerMinute: 20,
  }),
};
