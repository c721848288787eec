import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { writeTakingOrders } from './staff-shop.store.ts';

/** Pauses or reopens a shop. A shop where the caller does not work is no shop to them. */
export async function setTakingOrders(
  platform: Platform,
  input: { shopId: number; isTakingOrders: boolean; autoAccept: boolean },
  { caller, now }: { caller: { id: number }; now: Date },
): Promise<Answer<boolean>> {
  const { shopId, isTakingOrders, autoAccept } = input;
  const change = { staffId: caller.id, shopId, isTakingOrders, autoAccept, now };
  if (!(await writeTakingOrders(platform.database.read, change))) return refused('shop_not_found');
  platform.live.tell([`shop:${shopId}`], { topic: `shop:${shopId}`, version: now.getTime() });
  return { ok: true, value: true };
}
