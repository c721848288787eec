import type { Calls } from '@chifan/contract';
import type { DishServedThen } from '@chifan/contract/catalogue/views';
import { isServedAt, servedSpansOn } from '@chifan/domain/catalogue';
import type { z } from 'zod';
import { type Answer, refused, type WrittenAnswer } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { serializedResult } from '../../../platform/http/serializer.ts';
import type { Platform } from '../../../platform/module.ts';
import { publicHolidays } from '../public-holidays.ts';
import { shopCardOf } from '../shops/shop-card.ts';
import { type PlaceAndTime, type Viewer, viewerOf } from '../shops/viewer.ts';
import { type ShopOfMenu, shopWithMenu, stockLeft } from './dish.store.ts';
import type { Reader } from './dish-card.ts';
import type { DishWithHours, MenuCache, WrittenMenu } from './menu-cache.ts';
import { writeMenu, writtenCategories } from './write-menu.ts';

type FromHere = PlaceAndTime & { readonly shopId: number };
type ShopHere = z.input<Calls['shopHere']['output']>;

/** Returns the results of `showDishes` and `showShopFromPosition` in one response. */
export async function showMenu(
  platform: Platform,
  cache: MenuCache,
  input: FromHere,
  context: Context,
): Promise<Answer<never> | WrittenAnswer> {
  const viewer = viewerOf(input, context);
  if (viewer === undefined) return refused('position_invalid');
  const menu = await cachedMenu(platform, cache, input.shopId, context);
  if (menu === undefined) return refused('shop_not_found');
  const categories = menu.isCounted ? await countedCategories(platform, input.shopId, context) : menu.categories;
  if (categories === undefined) return refused('shop_not_found');
  const shop = JSON.stringify(headOf(menu.shop, viewer));
  return { ok: true, written: serializedResult({ shop, categories }) };
}

/** Returns a shop's menu. All guests who read the same language get the same response bytes. */
export async function showDishes(
  platform: Platform,
  cache: MenuCache,
  input: { readonly shopId: number },
  context: Context,
): Promise<Answer<never> | WrittenAnswer> {
  const menu = await cachedMenu(platform, cache, input.shopId, context);
  return menu === undefined ? refused('shop_not_found') : { ok: true, written: menu.answer };
}

export async function showShopFromPosition(
  platform: Platform,
  cache: MenuCache,
  input: FromHere,
  context: Context,
): Promise<Answer<ShopHere>> {
  const viewer = viewerOf(input, context);
  if (viewer === undefined) return refused('position_invalid');
  const menu = await cachedMenu(platform, cache, input.shopId, context);
  if (menu === undefined) return refused('shop_not_found');
  const left = menu.isCounted ? await stockLeft(platform.database.read, input.shopId) : [];
  const { wantedAt } = viewer;
  const servedThen = wantedAt && menu.withHours.map((dish) => dishServedThen(dish, wantedAt));
  return { ok: true, value: { shop: headOf(menu.shop, viewer), left, ...(servedThen && { servedThen }) } };
}

const dishServedThen = ({ id, servedHours }: DishWithHours, wantedAt: Date): DishServedThen => ({
  dishId: id,
  isServed: isServedAt(servedHours, wantedAt, publicHolidays),
  spans: servedSpansOn(servedHours, wantedAt, publicHolidays),
});

const headOf = (shop: ShopOfMenu, viewer: Viewer) => ({
  ...shopCardOf(shop, viewer),
  packageFee: shop.packageFee,
  sideDishIds: shop.sideDishIds,
});

const cachedMenu = (
  { database }: Platform,
  cache: MenuCache,
  shopId: number,
  { language, now }: Reader,
): Promise<WrittenMenu | undefined> =>
  cache.menuOf(shopId, { language, now }, async (isToBeKept) => {
    const rows = await shopWithMenu(isToBeKept ? database.primary : database.read, shopId);
    return rows && writeMenu(rows, { language, now });
  });

async function countedCategories({ database }: Platform, shopId: number, reader: Reader): Promise<string | undefined> {
  const rows = await shopWithMenu(database.read, shopId);
  return rows && writtenCategories(rows, reader);
}
