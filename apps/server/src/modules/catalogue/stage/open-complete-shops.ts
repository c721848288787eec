import { missingParts, type ShopPart } from '@chifan/domain/catalogue';
import type { Tx } from '../../../platform/database/database.ts';
import { createLive } from '../../../platform/live/live.ts';
import { systemContext } from '../../../platform/workflow/transition-context.ts';
import { draftsAmong } from './shop-stage.store.ts';
import { goLiveIfComplete } from './transition-shop.ts';

type DraftShop = { readonly id: number; readonly missing: readonly ShopPart[] };

export async function draftShopsAmong(tx: Tx, shopIds: readonly number[]): Promise<DraftShop[]> {
  return (await draftsAmong(tx, shopIds)).map((shop) => ({ id: shop.id, missing: missingParts(shop) }));
}

/**
 * Makes complete shops of the demo city and of sample menus live. Runs outside of a server, so it notifies no screens.
 * The caller updates the search index. An incomplete shop stays a draft.
 */
export async function openCompleteShops(tx: Tx, shopIds: readonly number[], now: Date): Promise<void> {
  const context = systemContext({ tx, after: () => undefined, now });
  const host = { live: createLive() };
  for (const shop of await draftsAmong(tx, shopIds)) await goLiveIfComplete(host, context, shop);
}
