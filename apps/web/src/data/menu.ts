import type { DishServedThen } from '@chifan/contract/catalogue/views';
import type { Language } from '@chifan/domain';
import { queryOptions } from '@tanstack/react-query';
import { api, earlyData, type OutputOf } from '../platform/api.ts';
import type { PlaceAndTime } from '../platform/choice/use-here.ts';
import { dishesPath, dishPath, shopDetailsInput, shopDetailsPath } from '../platform/loading/early-response.ts';
import { queryClient } from '../platform/query.ts';

const menuKey = ['shop-menu'] as const;

type ServerMenu = OutputOf<'/rest/shop/menu'>;
type ServerCategory = ServerMenu['categories'][number];
type ServerDish = ServerCategory['dishes'][number];

export type Dish = ServerDish & {
  /**
   * When the dish is served on the day that the guest chose. Replaces `isServedNow` and `servedToday`. Absent if the
   * guest chose no time or the dish has no serving hours.
   */
  readonly servedThen?: DishServedThen;
};
export type Category = Omit<ServerCategory, 'dishes'> & { dishes: Dish[] };
export type ShopMenu = Pick<ServerMenu, 'shop'> & { categories: Category[] };

/** Whether the dish is served when the guest wants it: at the chosen time, or now. */
export const isServed = ({ servedThen, isServedNow }: Dish): boolean => servedThen?.isServed ?? isServedNow;

/** The menu is refetched after one minute, because stock runs out and shops close. */
const freshForMs = 60_000;

/**
 * The dishes are equal for all guests and are requested with GET. So the browser’s cache avoids downloading an
 * unchanged menu again.
 */
export const shopMenuQuery = (shopId: number, position: PlaceAndTime, language: Language) =>
  queryOptions({
    queryKey: [...menuKey, language, shopId, position],
    queryFn: async ({ signal }) => menuOf(...(await Promise.all(askedFor(shopId, position, signal)))),
    initialData: () => {
      const here = earlyData(shopDetailsPath, shopDetailsInput(shopId, position));
      const dishes = here && earlyData(dishesPath, { shopId });
      return dishes && menuOf(dishes, here);
    },
    staleTime: freshForMs,
  });

const askedFor = (shopId: number, position: PlaceAndTime, signal?: AbortSignal) =>
  [
    api(dishesPath, { shopId }, { signal, isGet: true }),
    api(shopDetailsPath, shopDetailsInput(shopId, position), { signal }),
  ] as const;

export const fetchMenu = async (shopId: number, position: PlaceAndTime): Promise<ShopMenu> =>
  menuOf(...(await Promise.all(askedFor(shopId, position))));

/** Joins the cached dishes with the shop’s current stock, and with the serving hours at the chosen time. */
function menuOf(
  { categories }: OutputOf<typeof dishesPath>,
  { shop, left, servedThen = [] }: OutputOf<typeof shopDetailsPath>,
): ShopMenu {
  const stocks = new Map<number, number>(left.map(({ dishId, stock }) => [dishId, stock]));
  const then = new Map<number, DishServedThen>(servedThen.map((each) => [each.dishId, each]));
  const joined = (dish: ServerDish): Dish => {
    const stock = stocks.get(dish.id);
    const counted = stock === undefined ? dish : { ...dish, stock, isSoldOut: dish.isSoldOut || stock === 0 };
    const served = then.get(dish.id);
    return served === undefined ? counted : { ...counted, servedThen: served };
  };
  return { shop, categories: categories.map((each) => ({ ...each, dishes: each.dishes.map(joined) })) };
}

export const liveMenuQuery = (...asked: Parameters<typeof shopMenuQuery>) => ({
  ...shopMenuQuery(...asked),
  refetchInterval: freshForMs,
});

export const dishQuery = (dishId: number, language: Language) =>
  queryOptions({
    queryKey: ['dish', language, dishId],
    queryFn: ({ signal }) => api(dishPath, { dishId }, { signal, isGet: true }),
    initialData: () => earlyData(dishPath, { dishId }),
    staleTime: freshForMs,
    // A guest who comes from a menu has already loaded the dish, so the screen shows it at once.
    placeholderData: () => dishInMenus(dishId, language),
  });

function dishInMenus(dishId: number, language: Language): Dish | undefined {
  return queryClient
    .getQueriesData<ShopMenu>({ queryKey: [...menuKey, language] })
    .flatMap(([, menu]) => menu?.categories.flatMap(({ dishes }) => dishes) ?? [])
    .find(({ id }) => id === dishId);
}
