import type { StaffOrder } from '@chifan/contract/ordering/staff-views';

type Cooked = Pick<StaffOrder, 'id' | 'lines' | 'setMealId'>;

/** A dish that several orders need. The kitchen saves time if it cooks the dish for all of them at once. */
export type Batch = {
  readonly nameZh: string;
  readonly name: string | null;
  readonly pieces: number;
  readonly orders: number;
};

/** Maximum number of dishes to list. More would push the orders off the screen. */
const maxBatches = 6;

/**
 * Dishes that at least two orders need. Sorted by number of orders, then by due time. Expects orders sorted by due
 * time.
 */
export function batchesOf(orders: readonly Cooked[]): readonly Batch[] {
  const dishes = new Map<string, { name: string | null; pieces: number; orders: Set<number> }>();
  for (const order of orders)
    for (const { nameZh, name, pieces } of dishesOf(order)) {
      const dish = dishes.get(nameZh) ?? { name, pieces: 0, orders: new Set() };
      dish.pieces += pieces;
      dishes.set(nameZh, { ...dish, orders: dish.orders.add(order.id) });
    }
  return [...dishes]
    .map(([nameZh, { name, pieces, orders: of }]) => ({ nameZh, name, pieces, orders: of.size }))
    .filter((batch) => batch.orders > 1)
    .toSorted((one, other) => other.orders - one.orders)
    .slice(0, maxBatches);
}

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
