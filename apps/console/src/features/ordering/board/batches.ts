import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { dueOf } from './kitchen-age.ts';

type Cooked = Pick<StaffOrder, 'id' | 'lines' | 'setMealId'>;
type Due = Pick<StaffOrder, 'type' | 'promisedAt' | 'distanceMetres'>;

/** A dish that several orders need. The kitchen saves time if it cooks the dish for all of them at once. */
export type Batch = {
  readonly nameZh: string;
  readonly name: string | null;
  readonly pieces: number;
  readonly orders: number;
};

/** Maximum number of dishes to list. More would push the orders off the screen. */
const maxBatches = 6;

/** A dish that the kitchen must still cook, with its quantity in all orders together. */
export type DishToCook = Batch & {
  /** Earliest time at which an order with the dish is due. */
  readonly firstDueAt: Date;
  /** The orders with the dish, in the sequence of the given orders. */
  readonly orderIds: readonly number[];
};

/** All dishes of the orders, sorted by the earliest time at which they are due. */
export function dishesToCook(orders: readonly (Cooked & Due)[]): readonly DishToCook[] {
  const dishes = new Map<string, DishToCook>();
  for (const order of orders) {
    const dueAt = dueOf(order);
    const own = new Map<string, Dish>();
    for (const dish of dishesOf(order))
      own.set(dish.nameZh, { ...dish, pieces: dish.pieces + (own.get(dish.nameZh)?.pieces ?? 0) });
    for (const [nameZh, { name, pieces }] of own) {
      const known = dishes.get(nameZh);
      dishes.set(nameZh, {
        nameZh,
        name,
        pieces: pieces + (known?.pieces ?? 0),
        orders: 1 + (known?.orders ?? 0),
        orderIds: [...(known?.orderIds ?? []), order.id],
        firstDueAt: known === undefined || dueAt < known.firstDueAt ? dueAt : known.firstDueAt,
      });
    }
  }
  return [...dishes.values()].toSorted((one, other) => one.firstDueAt.getTime() - other.firstDueAt.getTime());
}

/**
 * Dishes that at least two orders need. Sorted by number of orders, then by due time. Expects orders sorted by due
 * time.
 */
export const batchesOf = (orders: readonly (Cooked & Due)[]): readonly Batch[] =>
  dishesToCook(orders)
    .filter((batch) => batch.orders > 1)
    .toSorted((one, other) => other.orders - one.orders)
    .slice(0, maxBatches)
    .map(({ nameZh, name, pieces, orders: count }) => ({ nameZh, name, pieces, orders: count }));

export const hasDish = (order: Cooked, wanted: string): boolean =>
  dishesOf(order).some(({ nameZh }) => nameZh === wanted);

type Dish = { readonly nameZh: string; readonly name: string | null; readonly pieces: number };

/**
 * Dishes of an order that are still to be cooked. A line of a set meal has several dishes, each cooked once per unit
 * that is not refunded.
 */
function dishesOf({ lines, setMealId }: Cooked): readonly Dish[] {
  return lines.flatMap(({ nameZh, name, chosenZh, chosen, quantity, refunded }) => {
    const left = quantity - refunded;
    if (left <= 0) return [];
    if (setMealId === null || chosenZh.length === 0) return [{ nameZh, name, pieces: left }];
    return chosenZh.map((text, at) => dishOfSetMeal(text, chosen[at] ?? null, left));
  });
}

/** Format of a dish in a line of a set meal: "面 × 2（大份）", "Noodles × 2 (Large)". */
const inSetMeal = /^(?<name>.+?)(?: × (?<times>\d+))?(?:（.*）| \(.*\))?$/;

function dishOfSetMeal(text: string, own: string | null, setMeals: number): Dish {
  const { name: nameZh = text, times = '1' } = inSetMeal.exec(text)?.groups ?? {};
  const name = own && (inSetMeal.exec(own)?.groups?.['name'] ?? own);
  return { nameZh, name, pieces: setMeals * Number(times) };
}
