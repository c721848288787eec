import type { purchaseCalls } from '@chifan/contract/purchase';
import { ruleOf } from '@chifan/domain/member';
import { leastTopUp, mostTopUp, type TopUpOffer, topUpBonus } from '@chifan/domain/payment';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/answers.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { memberLevel } from '../../wallet/index.ts';
import { replaceTopUpOffers, topUpOffers } from './top-up-offer.store.ts';

type Offers = z.input<(typeof purchaseCalls)['topUpOffers']['output']>;

/** The sums that are offered, each with what this caller gets on top: what is shown is what is given. */
export async function showTopUpOffers(executor: Executor, { caller, now }: Context): Promise<Answer<Offers>> {
  const offers = await topUpOffers(executor);
  const permille = caller.role === 'member' ? await bonusPermille(executor, caller.id, now) : 0;
  return {
    ok: true,
    value: {
      offers: offers.map(({ amount }) => ({ amount, bonus: topUpBonus(offers, amount, permille) })),
      least: leastTopUp,
      most: mostTopUp,
    },
  };
}

/** What a member's level adds to a bonus. */
export const bonusPermille = async (executor: Executor, memberId: number, now: Date): Promise<number> =>
  ruleOf(await memberLevel(executor, memberId, now)).topUpBonusPermille;

export async function setTopUpOffers(platform: Platform, offers: readonly TopUpOffer[]): Promise<Answer<boolean>> {
  await platform.database.transact((tx) => replaceTopUpOffers(tx, offers));
  return { ok: true, value: true };
}
