import { withItemMoved } from '../../../forms/items.ts';

export type Arrangement = readonly { readonly id: number; readonly dishIds: number[] }[];

/** Moves a category one position up (-1) or down (1). */
export const moveCategory = (order: Arrangement, categoryId: number, step: -1 | 1): Arrangement =>
  withItemMoved(
    order,
    order.findIndex(({ id }) => id === categoryId),
    step,
  );

/** Moves a dish one position up or down. From the end of its category it moves to the next category. */
export function moveDish(order: Arrangement, dishId: number, step: -1 | 1): Arrangement {
  const at = order.findIndex(({ dishIds }) => dishIds.includes(dishId));
  const category = order[at];
  if (!category) return order;
  const place = category.dishIds.indexOf(dishId);
  if (place + step >= 0 && place + step < category.dishIds.length)
    return order.with(at, { ...category, dishIds: [...withItemMoved(category.dishIds, place, step)] });
  const neighbour = order[at + step];
  return neighbour ? moveDishTo(order, dishId, { categoryId: neighbour.id, end: step === 1 ? 'start' : 'end' }) : order;
}

type Goal = { readonly categoryId: number; readonly end: 'start' | 'end' };

export const moveDishTo = (order: Arrangement, dishId: number, { categoryId, end }: Goal): Arrangement =>
  order.map(({ id, dishIds }) => {
    const others = dishIds.filter((each) => each !== dishId);
    if (id !== categoryId) return { id, dishIds: others };
    return { id, dishIds: end === 'start' ? [dishId, ...others] : [...others, dishId] };
  });

type Placed = { readonly id: number };

export const arrangementOf = (
  menu: readonly { readonly id: number; readonly dishes: readonly Placed[] }[],
): Arrangement => menu.map(({ id, dishes }) => ({ id, dishIds: dishes.map((dish) => dish.id) }));

/** The menu in the new sequence. Undefined unless the sequence has exactly the menu's categories and dishes. */
export function arrangedMenu<Dish extends Placed, Category extends { readonly id: number; readonly dishes: Dish[] }>(
  menu: readonly Category[],
  order: Arrangement,
): readonly Category[] | undefined {
  const dishes = new Map(menu.flatMap((category) => category.dishes).map((dish) => [dish.id, dish]));
  const categories = new Map(menu.map((category) => [category.id, category]));
  const ordered = order.flatMap(({ id, dishIds }) => {
    const category = categories.get(id);
    return category ? [{ ...category, dishes: dishIds.flatMap((dishId) => dishes.get(dishId) ?? []) }] : [];
  });
  const dishCount = order.reduce((count, { dishIds }) => count + dishIds.length, 0);
  const placedCount = ordered.reduce((count, category) => count + category.dishes.length, 0);
  const isWhole = order.length === menu.length && ordered.length === menu.length;
  return isWhole && dishCount === dishes.size && placedCount === dishes.size ? ordered : undefined;
}
