import type { Language } from '@chifan/domain';
import { queryOptions } from '@tanstack/react-query';
import { api, earlyData, type OutputOf } from '../platform/api.ts';
import { dishPath, menuInput, menuPath } from '../platform/loading/early-answer.ts';
import type { PlacePosition } from '../platform/location.ts';
import { queryClient } from '../platform/query.ts';

const menuKey = ['shop-menu'] as const;

export type ShopMenu = OutputOf<'/rest/shop/menu'>;
export type Category = ShopMenu['categories'][number];
export type Dish = Category['dishes'][number];

/** Stock runs out and shops close while a guest reads. */
const freshForMs = 60_000;

export const shopMenuQuery = (shopId: number, position: PlacePosition, language: Language) =>
  queryOptions({
    queryKey: [...menuKey, language, shopId, position],
    queryFn: ({ signal }) => api(menuPath, menuInput(shopId, position), { signal }),
    initialData: () => earlyData(menuPath, menuInput(shopId, position)),
    staleTime: freshForMs,
  });

export const watchedMenuQuery = (...asked: Parameters<typeof shopMenuQuery>) => ({
  ...shopMenuQuery(...asked),
  refetchInterval: freshForMs,
});

export const dishQuery = (dishId: number, language: Language) =>
  queryOptions({
    queryKey: ['dish', language, dishId],
    queryFn: ({ signal }) => api(dishPath, { dishId }, { signal }),
    initialData: () => earlyData(dishPath, { dishId }),
    staleTime: freshForMs,
    // A guest who comes from a menu has the dish already: the page shows at once.
    placeholderData: () => dishInMenus(dishId, language),
  });

function dishInMenus(dishId: number, language: Language): Dish | undefined {
  return queryClient
    .getQueriesData<ShopMenu>({ queryKey: [...menuKey, language] })
    .flatMap(([, menu]) => menu?.categories.flatMap(({ dishes }) => dishes) ?? [])
    .find(({ id }) => id === dishId);
}
