import type { Calls } from '@chifan/contract';
import { readSecondFactorCode, requiresSecondFactor } from '@chifan/domain/member';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn, StaffCaller } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { logSecurity, type SecurityEvent } from '../security-log.ts';
import { deleteSessionsOf } from '../sessions/session.store.ts';
import { sessionsEnded } from '../sessions/sessions-ended.ts';
import { staffLoginOf } from '../staff/staff.store.ts';
import { newAuthenticatorSecret, openSecret, sealSecret, stepOfCode } from './authenticator-secret.ts';
import { renewCodesIn } from './recovery-codes.ts';
import {
  activatePendingSecret,
  deleteSecondFactor,
  lockSecondFactor,
  secondFactorOf,
  writePendingSecret,
} from './second-factor.store.ts';
import { verifySecondFactorIn } from './verify-second-factor.ts';

type OwnCall = Context & { readonly caller: SignedIn };
type Output<Name extends keyof Calls> = z.input<Calls[Name]['output']>;

export async function showSecondFactor(
  platform: Platform,
  { caller }: OwnCall,
): Promise<Answer<Output<'secondFactor'>>> {
  if (caller.role === 'member') return refused('no_permission');
  const factor = await secondFactorOf(platform.database.read, caller.id);
  return { ok: true, value: { ...factor, isRequired: isRequired(platform, caller) } };
}

/**
 * Creates a secret, which becomes active when the account confirms it with a first code. An account that already has a
 * second factor must send a code of it.
 */
export async function beginSecondFactor(
  platform: Platform,
  { code }: { readonly code?: string | undefined },
  { caller, now, ip }: OwnCall,
): Promise<Answer<Output<'beginSecondFactor'>>> {
  if (caller.role === 'member') return refused('no_permission');
  return platform.database.transact(async (tx) => {
    const proved = await verifySecondFactorIn(tx, platform, { staffId: caller.id, code, now, ip });
    if (!proved.ok) return proved;
    const staff = await staffLoginOf(tx, caller.id);
    if (!staff) return refused('not_signed_in');
    const { secret, uri } = newAuthenticatorSecret(staff.login);
    await writePendingSecret(tx, caller.id, sealSecret(secret, { staffId: caller.id, platform }));
    return { ok: true, value: { secret, uri } };
  });
}

/**
 * Activates the pending secret with its first code (rule staff-6). Ends all other sessions, because they were opened
 * without the new second factor.
 */
export async function confirmSecondFactor(
  platform: Platform,
  { code }: { readonly code: string },
  { caller, now, ip }: OwnCall,
): Promise<Answer<Output<'confirmSecondFactor'>>> {
  if (caller.role === 'member') return refused('no_permission');
  return platform.database.transact(async (tx, after) => {
    const factor = await lockSecondFactor(tx, caller.id);
    if (!factor?.pendingSecret) return refused('second_factor_inactive');
    const secret = openSecret(factor.pendingSecret, { staffId: caller.id, platform });
    const step = stepOfCode(secret, readSecondFactorCode(code).code, now);
    if (step === undefined) return refused('second_factor_wrong');
    await activatePendingSecret(tx, caller.id, { step, at: now });
    const recoveryCodes = await renewCodesIn(tx, platform, caller.id);
    const ended = await deleteSessionsOf(tx, { staffId: caller.id }, caller.sessionHash);
    after(() => {
      sessionsEnded(platform, ended);
      log(platform, 'second_factor_confirmed', caller, ip);
    });
    return { ok: true, value: { recoveryCodes } };
  });
}

export const renewRecoveryCodes = (
  platform: Platform,
  input: { readonly code: string },
  context: OwnCall,
): Promise<Answer<Output<'renewRecoveryCodes'>>> =>
  changing(platform, input, context, async (tx, { id }) => ({
    event: 'recovery_codes_renewed',
    value: { recoveryCodes: await renewCodesIn(tx, platform, id) },
  }));

/**
 * Removes the caller's second factor. An account whose roles require a second factor can only replace it (rule
 * staff-5).
 */
export async function removeSecondFactor(
  platform: Platform,
  input: { readonly code: string },
  context: OwnCall,
): Promise<Answer<boolean>> {
  const { caller } = context;
  if (caller.role !== 'member' && isRequired(platform, caller)) return refused('second_factor_required');
  return changing(platform, input, context, async (tx, { id }) => {
    await deleteSecondFactor(tx, id);
    return { event: 'second_factor_removed', value: true };
  });
}

type Changed<Value> = { readonly event: SecurityEvent; readonly value: Value };

/** Changes the active second factor of the caller after a right code of it. */
async function changing<Value>(
  platform: Platform,
  { code }: { readonly code: string },
  { caller, now, ip }: OwnCall,
  change: (tx: Tx, caller: StaffCaller) => Promise<Changed<Value>>,
): Promise<Answer<Value>> {
  if (caller.role === 'member') return refused('no_permission');
  return platform.database.transact(async (tx, after) => {
    const factor = await lockSecondFactor(tx, caller.id);
    if (!factor?.secret) return refused('second_factor_inactive');
    const proved = await verifySecondFactorIn(tx, platform, { staffId: caller.id, code, now, ip });
    if (!proved.ok) return proved;
    const { event, value } = await change(tx, caller);
    after(() => log(platform, event, caller, ip));
    return { ok: true, value };
  });
}

const isRequired = ({ config }: Platform, { roles }: StaffCaller): boolean =>
  config.requiresSecondFactor && requiresSecondFactor(roles);

const log = (platform: Platform, event: SecurityEvent, { id }: StaffCaller, ip: string): void =>
  logSecurity(platform, event, { whose: 'staff', id, ip });
