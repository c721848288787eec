import type { Calls } from '@chifan/contract';
import { allowedEvents } from '@chifan/domain';
import { missingParts, shopStageWorkflow } from '@chifan/domain/catalogue';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { byCaller, withLockedRow } from '../../../platform/workflow/locked.ts';
import { reindexShops } from '../search-index/reindex-shops.ts';
import { maySeeShop } from '../shops/shop-access.store.ts';
import { lockStagedShop, stagedShop } from './shop-stage.store.ts';
import { goLiveIfComplete } from './transition-shop.ts';

type OfShop = { readonly shopId: number };

/** Makes a shop live, on request of its merchant or the platform (rule catalogue-41). */
export const goLive = (
  platform: Platform,
  { shopId }: OfShop,
  { caller, now }: Context<SignedIn>,
): Promise<Answer<boolean>> => {
  const { role } = caller;
  if (role !== 'merchant' && role !== 'platform') return Promise.resolve(refused('shop_not_found'));
  return withLockedRow(
    platform,
    {
      lock: (tx) => lockStagedShop(tx, shopId),
      isTheirs: (_, tx) => maySeeShop(tx, caller, shopId),
      missing: 'shop_not_found',
      by: byCaller(role, { caller, now }),
    },
    async (transition, shop) => {
      const opened = await goLiveIfComplete(platform, transition, shop);
      if (!opened.ok) return opened;
      await reindexShops(transition.tx, [shopId]);
      return { ok: true, value: true };
    },
  );
};

type Stage = z.input<Calls['shopStage']['output']>;

export async function showShopStage(
  { database: { read } }: Platform,
  { shopId }: OfShop,
  { caller }: Context<SignedIn>,
): Promise<Answer<Stage>> {
  const { role } = caller;
  const isStaff = role === 'merchant' || role === 'platform';
  const shop = isStaff && (await maySeeShop(read, caller, shopId)) ? await stagedShop(read, shopId) : undefined;
  if (!isStaff || shop === undefined) return refused('shop_not_found');
  const { state, dishes, dishesWithPhoto } = shop;
  const missing = missingParts(shop);
  return {
    ok: true,
    value: { state, missing, allowedEvents: allowedEvents(shopStageWorkflow, shop, role), dishes, dishesWithPhoto },
  };
}
