import type { Language } from '@chifan/domain';
import { queryOptions } from '@tanstack/react-query';
import { api, earlyData, type OutputOf } from '../platform/api.ts';
import type { PlaceAndTime } from '../platform/choice/use-here.ts';
import { dishesPath, dishPath, shopDetailsInput, shopDetailsPath } from '../platform/loading/early-response.ts';
import { queryClient } from '../platform/query.ts';

const menuKey = ['shop-menu'] as const;

export type ShopMenu = OutputOf<'/rest/shop/menu'>;
export type Category = ShopMenu['categories'][number];
export type Dish = Category['dishes'][number];

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

/** Joins the cached dishes with the shop’s current stock, which changes with every order. */
function menuOf(
  { categories }: OutputOf<typeof dishesPath>,
  { shop, left }: OutputOf<typeof shopDetailsPath>,
): ShopMenu {
  const stocks = new Map<number, number>(left.map(({ dishId, stock }) => [dishId, stock]));
  const counted = (dish: Dish): Dish => {
    const stock = stocks.get(dish.id);
    return stock === undefined ? dish : { ...dish, stock, isSoldOut: dish.isSoldOut || stock === 0 };
  };
  return { shop, categories: categories.map((each) => ({ ...each, dishes: each.dishes.map(counted) })) };
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
