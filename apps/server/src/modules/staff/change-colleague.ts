import type { colleagueCalls } from '@chifan/contract/staff/staff-calls';
import type { Colleague } from '@chifan/contract/staff/views';
import { areRolesOf } from '@chifan/domain/member';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { type Answer, type Failure, refused } from '../../platform/http/call-result.ts';
import type { Platform } from '../../platform/module.ts';
import { assignStaff, releaseStaff, shopsOfStaff } from '../catalogue/index.ts';
import { activeDeliveryJobs } from '../courier/index.ts';
import { enqueueJobReleases } from '../dispatch/index.ts';
import {
  endStaffSessions,
  logSecurity,
  resetSecondFactorIn,
  resumeStaffIn,
  suspendStaffIn,
  writeStaffRoles,
} from '../member/index.ts';
import { type ColleagueRow, colleagueById, lockColleague, type Scope } from './colleague.store.ts';
import { mayAssign } from './invite-colleague.ts';
import { enqueuePasswordLink } from './password-link.job.ts';
import { scopeOf } from './scope-of.ts';
import { type StaffCall, showColleague } from './show-colleagues.ts';

type Input<Name extends keyof typeof colleagueCalls> = z.output<(typeof colleagueCalls)[Name]['input']>;
type Change = {
  readonly tx: Tx;
  readonly scope: Scope;
  readonly row: ColleagueRow;
  readonly afterCommit: (effect: () => void) => void;
};

/** Changes a staff account that the caller may change (rule staff-1), and returns the changed account. */
const changing = (
  platform: Platform,
  staffId: number,
  context: StaffCall,
  change: (change: Change) => Promise<Failure | undefined>,
): Promise<Answer<Colleague>> =>
  platform.database.transact(async (tx, afterCommit) => {
    const scope = scopeOf(context.caller);
    const isLocked = await lockColleague(tx, scope, staffId);
    const row = isLocked ? await colleagueById(tx, scope, staffId, context.now) : undefined;
    if (!row) return refused('not_found');
    if (!row.mayChange) return refused('no_permission');
    const failure = await change({ tx, scope, row, afterCommit });
    return failure ?? showColleague(tx, scope, staffId, context);
  });

/** Sets the roles and the shops of a staff account and ends its sessions (rule member-59). */
export const changeColleague = (
  platform: Platform,
  { staffId, roles, shopIds }: Input<'changeColleague'>,
  context: StaffCall,
): Promise<Answer<Colleague>> =>
  changing(platform, staffId, context, async ({ tx, scope, row, afterCommit }) => {
    if (!areRolesOf(row.role, roles)) return refused('bad_request');
    if (row.role !== 'merchant' && shopIds.length > 0) return refused('bad_request');
    if (scope.kind === 'owner' && shopIds.length === 0) return refused('bad_request');
    if (!(await mayAssign(tx, scope, shopIds))) return refused('shop_not_found');
    await writeStaffRoles(tx, staffId, roles);
    for (const id of shopIds) await assignStaff(tx, staffId, id);
    for (const { id } of await shopsOfStaff(tx, staffId))
      if (!shopIds.includes(id)) await releaseStaff(tx, staffId, id);
    await endStaffSessions(platform.database, tx, staffId, afterCommit);
    return undefined;
  });

/** Removes a merchant from the shops of an owner (rule staff-3). */
export const removeColleague = (
  platform: Platform,
  { staffId }: Input<'removeColleague'>,
  { caller, now }: StaffCall,
): Promise<Answer<boolean>> =>
  platform.database.transact(async (tx, afterCommit) => {
    const scope = scopeOf(caller);
    if (staffId === caller.id || !(await lockColleague(tx, scope, staffId))) return refused('not_found');
    const row = await colleagueById(tx, scope, staffId, now);
    for (const shopId of row?.shopIds ?? []) await releaseStaff(tx, staffId, shopId);
    await endStaffSessions(platform.database, tx, staffId, afterCommit);
    return { ok: true, value: true };
  });

/**
 * Suspends a staff account. The deliveries of a suspended courier are offered to other couriers or left for operators
 * on the dispatch board (rule courier-15).
 */
export const suspendColleague = (
  platform: Platform,
  { staffId, jobs }: Input<'suspendColleague'>,
  context: StaffCall,
): Promise<Answer<Colleague>> =>
  changing(platform, staffId, context, async ({ tx, afterCommit }) => {
    const held = await activeDeliveryJobs(tx, staffId);
    if (held.length > 0 && jobs === undefined) return refused('courier_has_deliveries', { deliveries: held.length });
    await suspendStaffIn(platform.database, tx, staffId, { now: context.now, afterCommit });
    const free = jobs === 'release' ? held.filter(({ isCollected }) => !isCollected) : [];
    await enqueueJobReleases(
      tx,
      staffId,
      free.map(({ orderId }) => orderId),
      context.now,
    );
    afterCommit(platform.wakeJobs);
    return undefined;
  });

export const resumeColleague = (
  platform: Platform,
  { staffId }: Input<'resumeColleague'>,
  context: StaffCall,
): Promise<Answer<Colleague>> =>
  changing(platform, staffId, context, async ({ tx }) => {
    await resumeStaffIn(tx, staffId);
    return undefined;
  });

/**
 * Ends all sessions of the account and mails a new link to set a password. The old password works until the new
 * password is set.
 */
export const resetColleague = (
  platform: Platform,
  { staffId }: Input<'resetColleague'>,
  context: StaffCall,
): Promise<Answer<Colleague>> =>
  changing(platform, staffId, context, async ({ tx, row, afterCommit }) => {
    if (row.email === null) return refused('staff_email_missing');
    await endStaffSessions(platform.database, tx, staffId, afterCommit);
    await enqueuePasswordLink(tx, staffId, context.now);
    afterCommit(platform.wakeJobs);
    return undefined;
  });

/** Removes the second factor of a person who lost it (rule staff-9). */
export const resetSecondFactor = (
  platform: Platform,
  { staffId }: Input<'resetSecondFactor'>,
  context: StaffCall,
): Promise<Answer<Colleague>> =>
  changing(platform, staffId, context, async ({ tx, afterCommit }) => {
    const { now, ip } = context;
    if (!(await resetSecondFactorIn(platform.database, tx, staffId, { now, afterCommit }))) return undefined;
    afterCommit(platform.wakeJobs);
    afterCommit(() => logSecurity(platform, 'second_factor_reset', { whose: 'staff', id: staffId, ip }));
    return undefined;
  });

export const endColleagueSessions = (
  platform: Platform,
  { staffId }: Input<'endColleagueSessions'>,
  context: StaffCall,
): Promise<Answer<Colleague>> =>
  changing(platform, staffId, context, async ({ tx, afterCommit }) => {
    await endStaffSessions(platform.database, tx, staffId, afterCommit);
    return undefined;
  });
