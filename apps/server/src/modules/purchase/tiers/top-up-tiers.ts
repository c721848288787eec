import { isDeepStrictEqual } from 'node:util';
import type { purchaseCalls } from '@chifan/contract/purchase';
import { ruleOf } from '@chifan/domain/member';
import { maxTopUp, minTopUp, type TopUpTier, topUpBonus } from '@chifan/domain/payment';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { memberLevel } from '../../wallet/index.ts';
import { lockTopUpTiers, replaceTopUpTiers, topUpTiers } from './top-up-tier.store.ts';

type Tiers = z.input<(typeof purchaseCalls)['topUpTiers']['output']>;

/** The sums that are offered, each with what this caller gets on top: what is shown is what is given. */
export async function showTopUpTiers(executor: Executor, { caller, now }: Context): Promise<Answer<Tiers>> {
  const tiers = await topUpTiers(executor);
  const permille = caller.role === 'member' ? await bonusPermille(executor, caller.id, now) : 0;
  return {
    ok: true,
    value: {
      tiers: tiers.map(({ amount }) => ({ amount, bonus: topUpBonus(tiers, amount, permille) })),
      least: minTopUp,
      most: maxTopUp,
    },
  };
}

export const bonusPermille = async (executor: Executor, memberId: number, now: Date): Promise<number> =>
  ruleOf(await memberLevel(executor, memberId, now)).topUpBonusPermille;

type NewTable = { readonly replaces?: readonly TopUpTier[] | undefined; readonly tiers: readonly TopUpTier[] };

/** One table takes the place of the one that it was edited from: nobody saves over what a colleague has changed. */
export const setTopUpTiers = (platform: Platform, { replaces, tiers }: NewTable): Promise<Answer<boolean>> =>
  platform.database.transact(async (tx): Promise<Answer<boolean>> => {
    await lockTopUpTiers(tx);
    if (replaces && !isDeepStrictEqual(await topUpTiers(tx), bySum(replaces))) return refused('table_changed');
    await replaceTopUpTiers(tx, tiers);
    return { ok: true, value: true };
  });

const bySum = (tiers: readonly TopUpTier[]) => tiers.toSorted((one, other) => one.amount - other.amount);
