import { isDeepStrictEqual } from 'node:util';
import type { purchaseCalls } from '@chifan/contract/purchase';
import { ruleOf } from '@chifan/domain/member';
import { maxTopUp, minTopUp, type TopUpOffer, topUpBonus } from '@chifan/domain/payment';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { memberLevel } from '../../wallet/index.ts';
import { lockTopUpOffers, replaceTopUpOffers, topUpOffers } from './top-up-offer.store.ts';

type Offers = z.input<(typeof purchaseCalls)['topUpOffers']['output']>;

/** The sums that are offered, each with what this caller gets on top: what is shown is what is given. */
export async function showTopUpOffers(executor: Executor, { caller, now }: Context): Promise<Answer<Offers>> {
  const offers = await topUpOffers(executor);
  const permille = caller.role === 'member' ? await bonusPermille(executor, caller.id, now) : 0;
  return {
    ok: true,
    value: {
      offers: offers.map(({ amount }) => ({ amount, bonus: topUpBonus(offers, amount, permille) })),
      least: minTopUp,
      most: maxTopUp,
    },
  };
}

export const bonusPermille = async (executor: Executor, memberId: number, now: Date): Promise<number> =>
  ruleOf(await memberLevel(executor, memberId, now)).topUpBonusPermille;

type NewTable = { readonly replaces?: readonly TopUpOffer[] | undefined; readonly offers: readonly TopUpOffer[] };

/** One table takes the place of the one that it was edited from: nobody saves over what a colleague has changed. */
export const setTopUpOffers = (platform: Platform, { replaces, offers }: NewTable): Promise<Answer<boolean>> =>
  platform.database.transact(async (tx): Promise<Answer<boolean>> => {
    await lockTopUpOffers(tx);
    if (replaces && !isDeepStrictEqual(await topUpOffers(tx), bySum(replaces))) return refused('table_changed');
    await replaceTopUpOffers(tx, offers);
    return { ok: true, value: true };
  });

const bySum = (offers: readonly TopUpOffer[]) => offers.toSorted((one, other) => one.amount - other.amount);
