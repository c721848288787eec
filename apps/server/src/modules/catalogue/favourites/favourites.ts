import type { Calls } from '@chifan/contract';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { shopCardOf } from '../shops/shop-card.ts';
import { type PlaceAndTime, viewerOf } from '../shops/viewer.ts';
import { addFavourite, favouriteShopIds, favouriteShops, removeFavourite } from './favourite.store.ts';

type ByMember = { readonly caller: { readonly id: number } };
type Page = { readonly pageNo: number; readonly pageSize: number };

export async function listFavourites(
  platform: Platform,
  input: Page & PlaceAndTime,
  context: ByMember & Pick<Context, 'language' | 'now'>,
): Promise<Answer<z.output<Calls['listFavourites']['output']>>> {
  const viewer = viewerOf(input, context);
  if (viewer === undefined) return refused('position_invalid');
  const { shops, total } = await favouriteShops(platform.database.read, context.caller.id, pageWindow(input));
  const records = shops.map((shop) => shopCardOf(shop, viewer));
  return { ok: true, value: { records, total, pageNo: input.pageNo, pageSize: input.pageSize } };
}

export async function favouriteIds(platform: Platform, { caller }: ByMember): Promise<Answer<number[]>> {
  return { ok: true, value: await favouriteShopIds(platform.database.read, caller.id) };
}

export async function setFavourite(
  platform: Platform,
  { shopId, isFavourite }: { shopId: number; isFavourite: boolean },
  { caller, now }: ByMember & { now: Date },
): Promise<Answer<boolean>> {
  const { read } = platform.database;
  const choice = { memberId: caller.id, shopId };
  const isKnown = isFavourite ? await addFavourite(read, choice, now) : await removeFavourite(read, choice);
  return isKnown ? { ok: true, value: true } : refused('shop_not_found');
}
