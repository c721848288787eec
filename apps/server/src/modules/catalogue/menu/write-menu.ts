import { serializedResult } from '../../../platform/http/serializer.ts';
import { sharedResponse } from '../../../platform/http/shared-response.ts';
import { chineseOf, localText } from '../local-text.ts';
import type { DishRow, MenuRows, PartRow } from './dish.store.ts';
import { dishCardOf, type Reader } from './dish-card.ts';
import type { WrittenMenu } from './menu-cache.ts';

/** Returns menu rows without stock, because the stock changes with every order. A separate call returns the stock. */
export const withoutStock = (rows: MenuRows): MenuRows => ({
  ...rows,
  dishes: rows.dishes.map((dish) => (dish.stock === null ? dish : { ...dish, stock: null })),
});

const minuteMs = 60_000;

/** Serializes a menu. If a dish has serving hours, the result is valid until the end of the minute. */
export function writeMenu(rows: MenuRows, reader: Reader): WrittenMenu {
  const categories = Buffer.from(writtenCategories(withoutStock(rows), reader));
  const answer = sharedResponse(serializedResult({ categories }));
  const start = answer.plain.indexOf(categories);
  const withHours = rows.dishes.flatMap(({ id, servedHours }) => (servedHours === null ? [] : { id, servedHours }));
  const nextMinute = new Date((Math.floor(reader.now.getTime() / minuteMs) + 1) * minuteMs);
  return {
    shop: rows.shop,
    answer,
    // A view of the response's bytes, not a copy.
    categories: answer.plain.subarray(start, start + categories.length),
    isCounted: rows.dishes.some(({ stock }) => stock !== null),
    withHours,
    until: withHours.length > 0 ? nextMinute : null,
  };
}

export function writtenCategories(rows: MenuRows, reader: Reader): string {
  const dishesOf = Map.groupBy(rows.dishes, (dish) => dish.categoryId);
  const partsOf = partsBySet(rows);
  const categories = rows.categories.flatMap(({ id, name }) => {
    const dishes = dishesOf.get(id)?.map((dish) => dishCardOf(dish, partsOf.get(dish.id) ?? [], reader));
    return dishes ? [{ id, name: localText(name, reader.language), nameZh: chineseOf(name), dishes }] : [];
  });
  return JSON.stringify(categories);
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
