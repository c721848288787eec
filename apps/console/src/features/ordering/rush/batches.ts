import type { StaffOrder } from '@chifan/contract/ordering';

type Cooked = Pick<StaffOrder, 'id' | 'lines' | 'setMealId'>;

/** One dish of several orders: cooked at once, it is cooked sooner. */
export type Batch = { readonly nameZh: string; readonly pieces: number; readonly orders: number };

/** More would push the orders themselves away. */
const maxBatches = 6;

/** Of orders that are sorted by their due time: what stands in two or more, the most orders first, then what is due first. */
export function batchesOf(orders: readonly Cooked[]): readonly Batch[] {
  const dishes = new Map<string, { pieces: number; orders: Set<number> }>();
  for (const order of orders)
    for (const { nameZh, pieces } of dishesOf(order)) {
      const dish = dishes.get(nameZh) ?? { pieces: 0, orders: new Set() };
      dish.pieces += pieces;
      dishes.set(nameZh, { ...dish, orders: dish.orders.add(order.id) });
    }
  return [...dishes]
    .map(([nameZh, { pieces, orders: of }]) => ({ nameZh, pieces, orders: of.size }))
    .filter((batch) => batch.orders > 1)
    .toSorted((one, other) => other.orders - one.orders)
    .slice(0, maxBatches);
}

export const hasDish = (order: Cooked, wanted: string): boolean =>
  dishesOf(order).some(({ nameZh }) => nameZh === wanted);

type Dish = { readonly nameZh: string; readonly pieces: number };

/** What is to be cooked: a line of a set meal holds several dishes, each once for every set meal that is left. */
function dishesOf({ lines, setMealId }: Cooked): readonly Dish[] {
  return lines.flatMap(({ nameZh, chosenZh, quantity, refunded }) => {
    const left = quantity - refunded;
    if (left <= 0) return [];
    if (setMealId === null || chosenZh.length === 0) return [{ nameZh, pieces: left }];
    return chosenZh.map((text) => dishOfSetMeal(text, left));
  });
}

/** As the order keeps it: "面 × 2（大份）". */
const inSetMeal = /^(?<name>.+?)(?: × (?<times>\d+))?(?:（.*）)?$/;

function dishOfSetMeal(text: string, setMeals: number): Dish {
  const { name = text, times = '1' } = inSetMeal.exec(text)?.groups ?? {};
  return { nameZh: name, pieces: setMeals * Number(times) };
}
