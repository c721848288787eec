import { calls } from '@chifan/contract';
import type { DishCard } from '@chifan/contract/catalogue';
import { readPosition } from '@chifan/domain/address';
import { type Answer, refused, type WrittenAnswer } from '../../../platform/http/answers.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { fieldSerializerOf, writtenAnswer } from '../../../platform/http/serializer.ts';
import type { Platform } from '../../../platform/module.ts';
import { chineseOf, localText } from '../local-text.ts';
import { shopCardOf } from '../shops/shop-card.ts';
import { type DishRow, dishById, type MenuRows, type PartRow, shopWithMenu } from './dish.store.ts';
import { dishCardOf, type Reader } from './dish-card.ts';
import type { MenuCache, WrittenMenu } from './menu-cache.ts';

export async function showMenu(
  { database }: Platform,
  cache: MenuCache,
  input: { shopId: number; latitude: string; longitude: string },
  { language, now }: Context,
): Promise<Answer<never> | WrittenAnswer> {
  const here = readPosition(input.latitude, input.longitude);
  if (here === undefined) return refused('position_invalid');
  const reader = { language, now };
  const menu = await cache.menuOf(input.shopId, reader, async (isToBeKept) => {
    const rows = await shopWithMenu(isToBeKept ? database.primary : database.read, input.shopId);
    return rows && writeMenu(rows, reader);
  });
  if (menu === undefined) return refused('shop_not_found');
  const { shop, categories } = menu;
  const head = { ...shopCardOf(shop, { here, language, now }), packageFee: shop.packageFee };
  return writtenAnswer({ shop: fieldSerializerOf(calls.shopMenu, 'shop')(head), categories });
}

const minuteMs = 60_000;

/** Stock changes with every order, so a menu on which any is counted is not kept; what has hours of its own, for a minute. */
function writeMenu(rows: MenuRows, reader: Reader): WrittenMenu & { isLasting: boolean } {
  const dishesOf = Map.groupBy(rows.dishes, (dish) => dish.categoryId);
  const partsOf = partsBySet(rows);
  const categories = rows.categories.flatMap(({ id, name }) => {
    const dishes = dishesOf.get(id)?.map((dish) => dishCardOf(dish, partsOf.get(dish.id) ?? [], reader));
    return dishes ? [{ id, name: localText(name, reader.language), nameZh: chineseOf(name), dishes }] : [];
  });
  const hasHours = rows.dishes.some(({ servedHours }) => servedHours !== null);
  const nextMinute = new Date((Math.floor(reader.now.getTime() / minuteMs) + 1) * minuteMs);
  return {
    shop: rows.shop,
    categories: Buffer.from(fieldSerializerOf(calls.shopMenu, 'categories')(categories)),
    until: hasHours ? nextMinute : null,
    isLasting: rows.dishes.every(({ stock }) => stock === null),
  };
}

function partsBySet({ dishes, parts }: MenuRows): Map<number, PartRow[]> {
  const bySet = new Map<number, PartRow[]>();
  if (parts.length === 0) return bySet;
  const byId = new Map<number, DishRow>(dishes.map((dish) => [dish.id, dish]));
  for (const { setId, dishId, quantity } of parts) {
    const dish = byId.get(dishId);
    if (!dish) continue;
    const { name, allergens, diet } = dish;
    bySet.set(setId, [...(bySet.get(setId) ?? []), { dishId, name, quantity, allergens, diet }]);
  }
  return bySet;
}

export async function showDish(
  platform: Platform,
  input: { dishId: number },
  context: Context,
): Promise<Answer<DishCard>> {
  const found = await dishById(platform.database.read, input.dishId);
  if (found === undefined) return refused('dish_not_found');
  return { ok: true, value: dishCardOf(found.dish, found.parts, context) };
}
