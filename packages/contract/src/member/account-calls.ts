import { deletionBlockers, memberGenders } from '@chifan/domain/member';
import { z } from 'zod';
import { call } from '../call.ts';
import {
  count,
  digits,
  imagePath,
  instant,
  login,
  money,
  nameOrEmpty,
  phoneOrEmpty,
  requiredText,
  unchangedText,
} from '../fields.ts';

/** The password as proof of identity. Optional, because a sign-in of the last 15 minutes is proof enough. */
const passwordAsProof = unchangedText({ max: 128 }).optional();

/** Changes that members make to their own account. */
export const accountCalls = {
  saveProfile: call({
    path: '/rest/member/profile/save',
    access: 'member',
    summary:
      'Saves the member’s name, gender, Chinese mobile number and real name. An empty number or real name is deleted.',
    input: z.object({
      username: requiredText(40),
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
    summary: 'Sets the member’s avatar to an uploaded picture (purpose avatar), or removes it.',
    input: z.object({ path: imagePath.nullable() }),
    output: z.boolean(),
    reasons: ['picture_unknown'],
  }),
  changeEmail: call({
    path: '/rest/member/email/change',
    access: 'member',
    summary:
      'Changes the e-mail address. Needs a code that sendCode mailed to the new address (purpose change_email), and the password or a sign-in of the last 15 minutes. The old address is notified.',
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
      'Changes the password. Needs the old password or a sign-in of the last 15 minutes. Signs out all other devices and mails the member.',
    input: z.object({ oldPassword: passwordAsProof, password: unchangedText({ min: 8, max: 128 }) }),
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
    summary: 'The latest export of the member’s data, and when they may request the next one.',
    output: z.object({
      askedAt: instant.nullable(),
      readyAt: instant.nullable(),
      /** Time until which the mailed link is valid. */
      expiresAt: instant.nullable(),
      /** Time from which the member may request the next export. Null: now. */
      nextAt: instant.nullable(),
    }),
  }),
  askExport: call({
    path: '/rest/member/export/ask',
    access: 'member',
    summary: 'Exports the member’s data with their pictures, and mails a link that is valid for 7 days. Once a day.',
    output: z.boolean(),
    reasons: ['email_missing', 'export_too_soon'],
    creates: true,
    ratePerMinute: 10,
  }),
  showDeletion: call({
    path: '/rest/member/deletion/show',
    access: 'member',
    summary: 'Reasons that prevent deletion of the account, and what the member would lose.',
    output: z.object({
      hindrances: z.array(z.enum(deletionBlockers)),
      /** The member's balance in fen. */
      balance: money,
      /** Rewards in fen, including pending rewards. */
      rewards: money,
      points: count,
    }),
  }),
  requestDeletion: call({
    path: '/rest/member/deletion/request',
    access: 'member',
    summary:
      'Signs the member out everywhere, and deletes the account in 7 days unless they sign in before. Needs the password or a sign-in of the last 15 minutes.',
    input: z.object({ password: passwordAsProof }),
    output: z.object({ dueAt: instant }),
    reasons: ['deletion_hindered', 'login_failed', 'sign_in_paused', 'sign_in_too_old'],
    ratePerMinute: 10,
  }),
  revokeOtherSessions: call({
    path: '/rest/member/session/revokeOthers',
    access: 'member',
    summary: 'Ends the sessions of all other devices.',
    output: z.boolean(),
  }),
};
