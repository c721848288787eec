import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { id, pageWithAll, requiredText } from '../fields.ts';
import { memberLine, staffMember } from './operator-views.ts';

const blocking = { input: z.object({ memberId: id, reason: requiredText(300) }), output: staffMember };

/** Calls with which operators see, block and unblock members (rules member-56 and member-57). */
export const memberOperatorCalls = {
  listMembers: call({
    path: '/rest/platform/member/list',
    access: 'platform',
    roles: ['support'],
    summary: 'Members, the newest first: all of them, or only the blocked ones.',
    input: z.object({ view: z.enum(['all', 'blocked']).default('all'), ...pageWithAll(20) }),
    output: pageOf(memberLine),
  }),
  showStaffMember: call({
    path: '/rest/platform/member/show',
    access: 'platform',
    roles: ['support'],
    summary: 'One member with balance, points, level, last sign-in and the history of blocks.',
    input: z.object({ memberId: id }),
    output: staffMember,
    reasons: ['not_found'],
  }),
  blockMember: call({
    path: '/rest/platform/member/block',
    access: 'platform',
    roles: ['support'],
    summary:
      'Blocks a member: ends all sessions, and refuses sign-ins and new orders. Paid orders and refunds continue. The member is informed by mail.',
    ...blocking,
    reasons: ['not_found', 'transition_not_allowed'],
  }),
  unblockMember: call({
    path: '/rest/platform/member/unblock',
    access: 'platform',
    roles: ['support'],
    summary: 'Unblocks a member, who can then sign in and order again. The member is informed by mail.',
    ...blocking,
    reasons: ['not_found', 'transition_not_allowed'],
  }),
};
