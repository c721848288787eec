import { LRUCache } from 'lru-cache';
import type { Database, Executor } from '../../platform/database/database.ts';
import {
  type DishForOrder,
  dishesForOrder,
  type ShopForOrder,
  shopForOrder,
  versionsForOrder,
} from './catalogue-for-order.store.ts';

/** A shop, and those of the asked dishes that it has; no shop: there is none of that number. */
export type OfferForOrder = { readonly shop: ShopForOrder | undefined; readonly dishes: DishForOrder[] };

type Asked = { readonly shopId: number; readonly dishIds: readonly number[] };

/** Rows by their ids, as they were when they were last read. */
type Memory = { readonly shops: LRUCache<number, ShopForOrder>; readonly dishes: LRUCache<number, DishForOrder> };

/** A row with its texts in nine languages takes a few kilobytes. */
const mostShops = 1000;
const mostDishes = 4000;

const memories = new WeakMap<Database, Memory>();

/**
 * What an order is priced by, as it stands this moment. Guests order the same dishes, whose options in nine languages take
 * longer to read than all else: of rows that are remembered only the versions are asked for, and what is not as it was is
 * read again. Within a transaction nothing is remembered: it may write a row twice, and both times under its own number.
 */
export async function offerForOrder(database: Database, executor: Executor, asked: Asked): Promise<OfferForOrder> {
  const memory = executor.isTransaction ? newMemory() : memoryOf(database);
  const known = recalled(memory, asked);
  if (known && (await stillStands(executor, asked.shopId, known))) return known;
  const [shop, dishes] = await Promise.all([
    shopForOrder(executor, asked.shopId),
    dishesForOrder(executor, asked.shopId, asked.dishIds),
  ]);
  if (shop) memory.shops.set(shop.id, shop);
  for (const dish of dishes) memory.dishes.set(dish.id, dish);
  return { shop, dishes };
}

function memoryOf(database: Database): Memory {
  const memory = memories.get(database) ?? newMemory();
  memories.set(database, memory);
  return memory;
}

const newMemory = (): Memory => ({
  shops: new LRUCache<number, ShopForOrder>({ max: mostShops }),
  dishes: new LRUCache<number, DishForOrder>({ max: mostDishes }),
});

type Known = { readonly shop: ShopForOrder; readonly dishes: DishForOrder[] };

/** All of it, or nothing. */
function recalled({ shops, dishes }: Memory, { shopId, dishIds }: Asked): Known | undefined {
  const shop = shops.get(shopId);
  const found = dishIds.flatMap((id) => dishes.get(id) ?? []);
  return shop && found.length === dishIds.length ? { shop, dishes: found } : undefined;
}

async function stillStands(executor: Executor, shopId: number, { shop, dishes }: Known): Promise<boolean> {
  const now = await versionsForOrder(
    executor,
    shopId,
    dishes.map(({ id }) => id),
  );
  return now.shop === shop.version && dishes.every(({ id, version }) => now.dishes[id] === version);
}
