import { calls } from '@chifan/contract';
import type { colleagueCalls } from '@chifan/contract/staff/staff-calls';
import type { Colleague } from '@chifan/contract/staff/views';
import { areRolesOf, isEmail } from '@chifan/domain/member';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import { runIdempotently } from '../../platform/http/idempotency.ts';
import type { Platform } from '../../platform/module.ts';
import { randomToken } from '../../platform/tokens.ts';
import { assignStaff, shopNames, shopsOfStaff } from '../catalogue/index.ts';
import { createStaff, hashPassword } from '../member/index.ts';
import type { Scope } from './colleague.store.ts';
import { enqueuePasswordLink } from './password-link.job.ts';
import { scopeOf } from './scope-of.ts';
import { type StaffCall, showColleague } from './show-colleagues.ts';

type Input = z.output<(typeof colleagueCalls)['inviteColleague']['input']>;

/** Adds a staff account without a usable password and mails a link to set a password (rule staff-2). */
export async function inviteColleague(
  platform: Platform,
  input: Input,
  context: StaffCall,
): Promise<Answer<Colleague>> {
  const { role, roles, login, name, email, phone, shopIds } = input;
  const scope = scopeOf(context.caller);
  if (!areRolesOf(role, roles)) return refused('bad_request');
  if (!isEmail(email)) return refused('email_invalid');
  if (scope.kind === 'owner' && (role !== 'merchant' || shopIds.length === 0)) return refused('no_permission');
  if (role !== 'merchant' && shopIds.length > 0) return refused('bad_request');
  // Hash before the transaction, because hashing is deliberately slow. The random password is never shown.
  const passwordHash = await hashPassword(randomToken());
  return runIdempotently(platform.database, context, calls.inviteColleague.path, input, async (tx, after) => {
    if (!(await mayAssign(tx, scope, shopIds))) return refused('shop_not_found');
    const account = { login, passwordHash, role, roles, name, phone: phone || null, email };
    const staffId = await createStaff(tx, account, context.now);
    if (staffId === undefined) return refused('login_taken');
    for (const shopId of shopIds) await assignStaff(tx, staffId, shopId);
    await enqueuePasswordLink(tx, staffId, context.now);
    after(platform.wakeJobs);
    return showColleague(tx, scope, staffId, context);
  });
}

/**
 * Returns whether an owner or admin may assign a staff account to the shops. An owner may assign only shops of the
 * owner, an admin any existing shop.
 */
export async function mayAssign(tx: Tx, { kind, staffId }: Scope, shopIds: readonly number[]): Promise<boolean> {
  if (kind === 'admin') return (await shopNames(tx, shopIds)).size === new Set(shopIds).size;
  const own = new Set((await shopsOfStaff(tx, staffId)).map(({ id }) => id));
  return shopIds.every((id) => own.has(id));
}
