import type { DishCard, ShopCard } from '@chifan/contract/catalogue';
import type { LocalText } from '@chifan/contract/fields';
import { readPosition } from '@chifan/domain/address';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { chineseOf, localText } from '../local-text.ts';
import { shopCardOf } from '../shops/shop-card.ts';
import { type DishRow, dishById, type MenuRows, type PartRow, shopWithMenu } from './dish.store.ts';
import { dishCardOf } from './dish-card.ts';

type Menu = {
  shop: ShopCard & { packageFee: number };
  categories: { id: number; name: LocalText; nameZh: string; dishes: DishCard[] }[];
};

export async function showMenu(
  platform: Platform,
  input: { shopId: number; latitude: string; longitude: string },
  { language, now }: Context,
): Promise<Answer<Menu>> {
  const here = readPosition(input.latitude, input.longitude);
  if (here === undefined) return refused('position_invalid');
  const found = await shopWithMenu(platform.database.read, input.shopId);
  if (found === undefined) return refused('shop_not_found');
  const dishesOf = Map.groupBy(found.dishes, (dish) => dish.categoryId);
  const partsOf = partsBySet(found);
  const categories = found.categories.flatMap(({ id, name }) => {
    const dishes = dishesOf.get(id)?.map((dish) => dishCardOf(dish, partsOf.get(dish.id) ?? [], { language, now }));
    return dishes ? [{ id, name: localText(name, language), nameZh: chineseOf(name), dishes }] : [];
  });
  const shop = { ...shopCardOf(found.shop, { here, language, now }), packageFee: found.shop.packageFee };
  return { ok: true, value: { shop, categories } };
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
