import { staffKinds, staffRoles } from '@chifan/domain/member';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { id, login, pageWithAll, phoneOrEmpty, requiredText, textOrEmpty } from '../fields.ts';
import { colleague } from './views.ts';

const roles = z.array(z.enum(staffRoles)).min(1).max(4);
const shopIds = z.array(id).max(100);
const onColleague = { input: z.object({ staffId: id }), output: colleague } as const;

/** Only owners and admins may use these calls (rule staff-1). */
const base = { access: 'signed_in', roles: [] } as const;

/** Calls with which owners manage the staff of their shops, and admins all staff (rules staff-1 to staff-4, staff-9). */
export const colleagueCalls = {
  listColleagues: call({
    ...base,
    path: '/rest/staff/colleague/list',
    summary:
      'The staff of the owner’s shops, or for an admin the staff of the platform, of all shops, and the couriers.',
    input: z.object({
      role: z.enum(staffKinds).optional(),
      search: textOrEmpty(60).default(''),
      ...pageWithAll(50),
    }),
    output: pageOf(colleague),
  }),
  inviteColleague: call({
    ...base,
    path: '/rest/staff/colleague/invite',
    summary: 'Adds an account and mails a link with which the person sets a password.',
    input: z.object({
      role: z.enum(staffKinds),
      roles,
      login: login(120),
      name: requiredText(60),
      email: login(254),
      phone: phoneOrEmpty(30).default(''),
      shopIds: shopIds.default([]),
    }),
    output: colleague,
    creates: true,
    reasons: ['login_taken', 'email_invalid', 'shop_not_found'],
  }),
  changeColleague: call({
    ...base,
    path: '/rest/staff/colleague/change',
    summary: 'Changes the roles and the shops of an account and ends its sessions.',
    input: z.object({ staffId: id, roles, shopIds: shopIds.default([]) }),
    output: colleague,
    reasons: ['not_found', 'shop_not_found'],
  }),
  removeColleague: call({
    ...base,
    path: '/rest/staff/colleague/remove',
    summary: 'Removes a merchant from the shops of the owner. The account keeps its other shops.',
    input: z.object({ staffId: id }),
    output: z.boolean(),
    reasons: ['not_found'],
  }),
  suspendColleague: call({
    ...base,
    path: '/rest/staff/colleague/suspend',
    summary: 'Suspends an account and ends its sessions and printer keys.',
    input: z.object({
      staffId: id,
      /**
       * Required if the suspended account is a courier with deliveries. `release`: the server offers the deliveries to
       * other couriers. `mark`: the dispatch board marks them (rule courier-15).
       */
      jobs: z.enum(['release', 'mark']).optional(),
    }),
    output: colleague,
    reasons: ['not_found', 'courier_has_deliveries'],
  }),
  resumeColleague: call({
    ...base,
    ...onColleague,
    path: '/rest/staff/colleague/resume',
    summary: 'Allows a suspended account to sign in again.',
    reasons: ['not_found'],
  }),
  resetColleague: call({
    ...base,
    ...onColleague,
    path: '/rest/staff/colleague/reset',
    summary: 'Ends all sessions of an account and mails a new link to set a password.',
    reasons: ['not_found', 'staff_email_missing'],
  }),
  resetSecondFactor: call({
    ...base,
    ...onColleague,
    path: '/rest/staff/colleague/resetSecondFactor',
    needsFreshSignIn: true,
    summary:
      'Removes the second factor of an account, ends its sessions and informs the account by mail. Changes nothing if the account has none.',
    reasons: ['not_found'],
  }),
  endColleagueSessions: call({
    ...base,
    ...onColleague,
    path: '/rest/staff/colleague/endSessions',
    summary: 'Signs an account out on all devices.',
    reasons: ['not_found'],
  }),
};
