import type { MenuCategory, MenuDish } from './dish-availability.ts';

type Menu = readonly MenuCategory[];

/** A category one place earlier (-1) or later (1). */
export const moveCategory = (menu: Menu, categoryId: number, step: -1 | 1): Menu =>
  moved(
    menu,
    menu.findIndex(({ id }) => id === categoryId),
    step,
  );

/** A dish one place earlier or later; past the end of its category it goes on into the next. */
export function moveDish(menu: Menu, dishId: number, step: -1 | 1): Menu {
  const at = menu.findIndex(({ dishes }) => dishes.some(({ id }) => id === dishId));
  const category = menu[at];
  const dish = category?.dishes.find(({ id }) => id === dishId);
  if (!category || !dish) return menu;
  const place = category.dishes.indexOf(dish);
  if (place + step >= 0 && place + step < category.dishes.length)
    return menu.with(at, { ...category, dishes: [...moved(category.dishes, place, step)] });
  const neighbour = menu[at + step];
  return neighbour ? moveDishTo(menu, dish, { categoryId: neighbour.id, end: step === 1 ? 'start' : 'end' }) : menu;
}

type Goal = { readonly categoryId: number; readonly end: 'start' | 'end' };

/** A dish into another category. */
export const moveDishTo = (menu: Menu, dish: MenuDish, { categoryId, end }: Goal): Menu =>
  menu.map((category) => {
    const others = category.dishes.filter(({ id }) => id !== dish.id);
    if (category.id !== categoryId) return { ...category, dishes: others };
    return { ...category, dishes: end === 'start' ? [dish, ...others] : [...others, dish] };
  });

/** What the server is told. */
export const arrangementOf = (menu: Menu) =>
  menu.map(({ id, dishes }) => ({ id, dishIds: dishes.map((dish) => dish.id) }));

export const isArrangedAlike = (a: Menu, b: Menu): boolean =>
  JSON.stringify(arrangementOf(a)) === JSON.stringify(arrangementOf(b));

function moved<Item>(items: readonly Item[], from: number, step: -1 | 1): readonly Item[] {
  const item = items[from];
  const to = from + step;
  return item === undefined || to < 0 || to >= items.length ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
