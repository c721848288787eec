import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { updateMenuFacts } from '../menu/menu-facts.store.ts';
import { updateShowcases } from '../menu/showcase.store.ts';
import { reindexShops } from '../search-index/reindex-shops.ts';
import { lockShop, lockStaffedShop, writeShopChanged } from '../shops/shop-access.store.ts';

/** An edit of a shop. The edit checks everything before it writes, so that a refused edit stores nothing. */
export type Edit<Value> = (tx: Tx) => Promise<Answer<Value>>;

/**
 * Runs an edit by staff while the shop is locked, so that edits of one shop run one after another. Updates the shop's
 * data for shop lists and the search index in the same transaction.
 */
export function editShop<Value>(
  platform: Platform,
  shopId: number,
  context: StaffContext,
  edit: Edit<Value>,
): Promise<Answer<Value>> {
  return platform.database.transact((tx, after) => edited(platform, shopId, context, edit, { tx, after }));
}

/**
 * Runs an edit that creates something. A retry with the same idempotency key returns the first result (rule call-3).
 */
export const editShopIdempotently = <Value>(
  platform: Platform,
  call: { path: string; input: { shopId: number } },
  context: StaffContext,
  edit: Edit<Value>,
): Promise<Answer<Value>> =>
  runIdempotently(platform.database, context, call.path, call.input, (tx, after) =>
    edited(platform, call.input.shopId, context, edit, { tx, after }),
  );

/** Runs an edit by the platform, which may edit any shop. */
export const changeShop = <Value>(
  platform: Platform,
  { shopId, now }: { shopId: number; now: Date },
  edit: Edit<Value>,
): Promise<Answer<Value>> =>
  platform.database.transact((tx, after) => writeShop(platform, { shopId, now }, { tx, after }, edit));

/** Runs an edit like `changeShop`, in a transaction that the caller opened. */
export const writeShop = async <Value>(
  platform: Platform,
  { shopId, now }: { shopId: number; now: Date },
  write: Write,
  edit: Edit<Value>,
): Promise<Answer<Value>> =>
  (await lockShop(write.tx, shopId)) ? written(platform, { shopId, now }, edit, write) : refused('shop_not_found');

export const isOutdated = (opened: number | undefined, standing: number): boolean => opened !== standing;

type Write = { readonly tx: Tx; readonly after: (effect: () => void) => void };

async function edited<Value>(
  platform: Platform,
  shopId: number,
  { caller, now }: StaffContext,
  edit: Edit<Value>,
  write: Write,
): Promise<Answer<Value>> {
  if (!(await lockStaffedShop(write.tx, caller.id, shopId))) return refused('shop_not_found');
  return written(platform, { shopId, now }, edit, write);
}

async function written<Value>(
  platform: Platform,
  { shopId, now }: { shopId: number; now: Date },
  edit: Edit<Value>,
  { tx, after }: Write,
): Promise<Answer<Value>> {
  const answer = await edit(tx);
  if (!answer.ok) return answer;
  await writeShopChanged(tx, shopId, now);
  await updateMenuFacts(tx, [shopId]);
  await updateShowcases(tx, [shopId]);
  await reindexShops(tx, [shopId]);
  after(() => platform.live.publish([`shop:${shopId}`], { topic: `shop:${shopId}`, version: now.getTime() }));
  return answer;
}
