import type { StaffOrder } from '@chifan/contract/ordering';

/** One dish of several orders: cooked at once, it is cooked sooner. */
export type Batch = { readonly nameZh: string; readonly pieces: number; readonly orders: number };

/** More would push the orders themselves away. */
const maxBatches = 6;

/** Of orders that are sorted by their due time: what stands in two or more, the most orders first, then what is due first. */
export function batchesOf(orders: readonly Pick<StaffOrder, 'id' | 'lines'>[]): readonly Batch[] {
  const dishes = new Map<string, { pieces: number; orders: Set<number> }>();
  for (const { id, lines } of orders)
    for (const { nameZh, quantity, refunded } of lines) {
      if (quantity <= refunded) continue;
      const dish = dishes.get(nameZh) ?? { pieces: 0, orders: new Set() };
      dish.pieces += quantity - refunded;
      dishes.set(nameZh, { ...dish, orders: dish.orders.add(id) });
    }
  return [...dishes]
    .map(([nameZh, { pieces, orders: of }]) => ({ nameZh, pieces, orders: of.size }))
    .filter((batch) => batch.orders > 1)
    .toSorted((one, other) => other.orders - one.orders)
    .slice(0, maxBatches);
}
