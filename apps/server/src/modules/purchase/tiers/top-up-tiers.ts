import { isDeepStrictEqual } from 'node:util';
import type { purchaseCalls } from '@chifan/contract/purchase/calls';
import { shanghaiDate } from '@chifan/domain';
import { levelRuleOf } from '@chifan/domain/member';
import { limitBonus, maxTopUp, minTopUp, type TopUpTier, topUpBonus } from '@chifan/domain/purchase';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { memberLevel } from '../../wallet/index.ts';
import {
  bonusSince,
  lockTopUpTiers,
  monthlyBonus,
  replaceTopUpTiers,
  topUpTiers,
  writeMonthlyBonus,
} from './top-up-tier.store.ts';

type Tiers = z.input<(typeof purchaseCalls)['topUpTiers']['output']>;

/** The top-up amounts, each with the bonus that the caller would get now. */
export async function showTopUpTiers(executor: Executor, { caller, now }: Context): Promise<Answer<Tiers>> {
  const tiers = await topUpTiers(executor);
  const isMember = caller.role === 'member';
  const permille = isMember ? await bonusPermille(executor, caller.id, now) : 0;
  const most = await monthlyBonus(executor);
  const left = isMember ? await bonusWithinMonthlyLimit(executor, caller.id, { bonus: most, now }) : most;
  return {
    ok: true,
    value: {
      tiers: tiers.map(({ amount }) => ({ amount, bonus: Math.min(left, topUpBonus(tiers, amount, permille)) })),
      monthlyBonus: most,
      least: minTopUp,
      most: maxTopUp,
    },
  };
}

/**
 * Limits a bonus to the rest of the member's monthly limit (rule payment-16). The result is exact only while the caller
 * holds the lock on the member's purchases.
 */
export async function bonusWithinMonthlyLimit(
  executor: Executor,
  memberId: number,
  { bonus, now }: { readonly bonus: number; readonly now: Date },
): Promise<number> {
  if (bonus === 0) return 0;
  const month = new Date(`${shanghaiDate(now).slice(0, 7)}-01T00:00:00+08:00`);
  const given = await bonusSince(executor, memberId, month);
  return limitBonus(bonus, { given, monthlyBonus: await monthlyBonus(executor) });
}

export const bonusPermille = async (executor: Executor, memberId: number, now: Date): Promise<number> =>
  levelRuleOf(await memberLevel(executor, memberId, now)).topUpBonusPermille;

type NewTable = {
  readonly replaces?: readonly TopUpTier[] | undefined;
  readonly tiers: readonly TopUpTier[];
  readonly monthlyBonus?: number | undefined;
};

/**
 * Replaces the table of top-up tiers. `replaces` is the table that the caller loaded. Refused if another operator has
 * changed the table since then.
 */
export const setTopUpTiers = (
  platform: Platform,
  { replaces, tiers, monthlyBonus: most }: NewTable,
): Promise<Answer<boolean>> =>
  platform.database.transact(async (tx): Promise<Answer<boolean>> => {
    await lockTopUpTiers(tx);
    if (replaces && !isDeepStrictEqual(await topUpTiers(tx), bySum(replaces))) return refused('table_changed');
    await replaceTopUpTiers(tx, tiers);
    if (most !== undefined) await writeMonthlyBonus(tx, most);
    return { ok: true, value: true };
  });

const bySum = (tiers: readonly TopUpTier[]) => tiers.toSorted((one, other) => one.amount - other.amount);
