import { LRUCache } from 'lru-cache';
import type { Database, Executor } from '../../platform/database/database.ts';
import { type Epoch, epochOf } from '../../platform/database/hosts/epoch.ts';
import {
  type DishForOrder,
  dishesForOrder,
  type ShopForOrder,
  shopForOrder,
  type VersionsForOrder,
  versionsForOrder,
} from './catalogue-for-order.store.ts';

export type OfferForOrder = { readonly shop: ShopForOrder | undefined; readonly dishes: DishForOrder[] };

type Asked = { readonly shopId: number; readonly dishIds: readonly number[] };

type RowCache = { readonly shops: LRUCache<number, ShopForOrder>; readonly dishes: LRUCache<number, DishForOrder> };

/** A row with its texts in nine languages takes a few kilobytes. */
const maxShops = 1000;
const maxDishes = 4000;

const caches = new WeakMap<Epoch, RowCache>();

/**
 * Of cached rows only the versions are asked for: options in nine languages take longest to read. Within a transaction
 * nothing is cached: it may write a row twice, and both times with its own xid as the version.
 */
export async function offerForOrder(
  database: Database,
  executor: Executor,
  asked: Asked,
  /** Given where they are asked for anyway, beside what else is. */
  versions: () => Promise<VersionsForOrder> = () => versionsForOrder(executor, asked.shopId, asked.dishIds),
): Promise<OfferForOrder> {
  const cache = executor.isTransaction ? newCache() : cacheOf(database);
  const cached = cachedRows(cache, asked);
  if (cached && areCurrent(cached, await versions())) return cached;
  const [shop, dishes] = await Promise.all([
    shopForOrder(executor, asked.shopId),
    dishesForOrder(executor, asked.shopId, asked.dishIds),
  ]);
  if (shop) cache.shops.set(shop.id, shop);
  for (const dish of dishes) cache.dishes.set(dish.id, dish);
  return { shop, dishes };
}

function cacheOf(database: Database): RowCache {
  const epoch = epochOf(database);
  const cache = caches.get(epoch) ?? newCache();
  caches.set(epoch, cache);
  return cache;
}

const newCache = (): RowCache => ({
  shops: new LRUCache<number, ShopForOrder>({ max: maxShops }),
  dishes: new LRUCache<number, DishForOrder>({ max: maxDishes }),
});

type CachedRows = { readonly shop: ShopForOrder; readonly dishes: DishForOrder[] };

function cachedRows({ shops, dishes }: RowCache, { shopId, dishIds }: Asked): CachedRows | undefined {
  const shop = shops.get(shopId);
  const found = dishIds.flatMap((id) => dishes.get(id) ?? []);
  return shop && found.length === dishIds.length ? { shop, dishes: found } : undefined;
}

const areCurrent = ({ shop, dishes }: CachedRows, now: VersionsForOrder): boolean =>
  now.shop === shop.version && dishes.every(({ id, version }) => now.dishes[id] === version);
