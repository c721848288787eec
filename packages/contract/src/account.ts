import { deletionHindrances, memberGenders } from '@chifan/domain/member';
import { z } from 'zod';
import { call } from './call.ts';
import { count, digits, imagePath, instant, login, money, nameOrEmpty, phoneOrEmpty, secret, typed } from './fields.ts';

/** Absent: the sign-in itself is the proof, where it is fresh. */
const passwordAsProof = secret({ max: 128 }).optional();

/** What a member changes of their own account. */
export const accountCalls = {
  saveProfile: call({
    path: '/rest/member/profile/save',
    access: 'member',
    summary:
      'Writes what the member is called, their gender, their Chinese mobile number and their real name; an empty number or real name takes it away.',
    input: z.object({
      username: typed(40),
      gender: z.enum(memberGenders),
      mobile: phoneOrEmpty(30),
      realName: nameOrEmpty(60),
    }),
    output: z.boolean(),
    reasons: ['phone_invalid'],
  }),
  saveAvatar: call({
    path: '/rest/member/avatar/save',
    access: 'member',
    summary: 'Shows a picture that the member has uploaded for it (purpose avatar), or none.',
    input: z.object({ path: imagePath.nullable() }),
    output: z.boolean(),
    reasons: ['picture_unknown'],
  }),
  changeEmail: call({
    path: '/rest/member/email/change',
    access: 'member',
    summary:
      'Another e-mail address, by a code that sendCode mailed there (purpose change_email), and by the password or a sign-in of the last 15 minutes. The former address is told.',
    input: z.object({ email: login(254), code: digits(6), password: passwordAsProof }),
    output: z.boolean(),
    reasons: [
      'email_invalid',
      'email_unchanged',
      'email_taken',
      'email_missing',
      'login_failed',
      'sign_in_paused',
      'sign_in_too_old',
      'code_wrong',
      'code_tries_exceeded',
    ],
    ratePerMinute: 10,
  }),
  changePassword: call({
    path: '/rest/member/password/change',
    access: 'member',
    summary:
      'Another password, by the old one or a sign-in of the last 15 minutes. All other devices are signed out, and the member is told by mail.',
    input: z.object({ oldPassword: passwordAsProof, password: secret({ min: 8, max: 128 }) }),
    output: z.boolean(),
    reasons: [
      'email_missing',
      'password_invalid',
      'password_too_common',
      'login_failed',
      'sign_in_paused',
      'sign_in_too_old',
    ],
    ratePerMinute: 10,
  }),
  showExport: call({
    path: '/rest/member/export/show',
    access: 'member',
    summary: 'The last copy of all that is the member’s, and when they may ask for one again.',
    output: z.object({
      askedAt: instant.nullable(),
      readyAt: instant.nullable(),
      /** Until then the mailed link is good. */
      expiresAt: instant.nullable(),
      /** Null: now. */
      nextAt: instant.nullable(),
    }),
  }),
  askExport: call({
    path: '/rest/member/export/ask',
    access: 'member',
    summary:
      'Makes a copy of all that is the member’s, with their pictures, and mails a link to it that is good for 7 days. Once a day.',
    output: z.boolean(),
    reasons: ['email_missing', 'export_too_soon'],
    creates: true,
    ratePerMinute: 10,
  }),
  showDeletion: call({
    path: '/rest/member/deletion/show',
    access: 'member',
    summary: 'What stands against deleting the account, and what the member would lose with it.',
    output: z.object({
      hindrances: z.array(z.enum(deletionHindrances)),
      /** Fen. */
      balance: money,
      /** Fen, those still to be credited included. */
      rewards: money,
      points: count,
    }),
  }),
  requestDeletion: call({
    path: '/rest/member/deletion/request',
    access: 'member',
    summary:
      'Signs the member out everywhere, and deletes them in 7 days unless they sign in before. By the password, or a sign-in of the last 15 minutes.',
    input: z.object({ password: passwordAsProof }),
    output: z.object({ dueAt: instant }),
    reasons: ['deletion_hindered', 'login_failed', 'sign_in_paused', 'sign_in_too_old'],
    ratePerMinute: 10,
  }),
  revokeOtherSessions: call({
    path: '/rest/member/session/revokeOthers',
    access: 'member',
    summary: 'Ends the sessions of all devices but this one.',
    output: z.boolean(),
  }),
};
