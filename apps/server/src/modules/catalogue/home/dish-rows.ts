import type { Calls } from '@chifan/contract';
import { distanceMetres } from '@chifan/domain/address';
import { type DishRow, dishRows, isServedAt } from '@chifan/domain/catalogue';
import type { z } from 'zod';
import { chineseOf, localText } from '../local-text.ts';
import { isSoldOut } from '../menu/dish-card.ts';
import { publicHolidays } from '../public-holidays.ts';
import { dishAtShopOf } from '../shops/dish-at-shop.ts';
import type { ShopInWindow } from '../shops/shop.store.ts';
import { deliversTo, takesOrdersAt } from '../shops/shop-card.ts';
import type { ShopRow } from '../shops/shop-row.store.ts';
import type { Viewer } from '../shops/viewer.ts';
import type { Way } from './home.store.ts';
import type { PickedDish } from './picked-dishes.store.ts';

type DishRows = z.output<Calls['home']['output']>['dishRows'];

/** Number of nearest shops to read. Some may be closed or may not deliver to the guest. */
export const shopsToConsider = 120;
/** Maximum number of shops whose dishes fill the rows. More shops would make the home screen slower. */
const maxShops = 30;
const maxMetres = 10_000;
const maxDishes = 8;

/**
 * Returns the nearest shops that accept orders for the wanted time and, for a delivery, deliver to the guest (rule
 * catalogue-67).
 */
export function shopsOfDishRows(near: readonly ShopInWindow[], way: Way, viewer: Viewer): number[] {
  const { here } = viewer;
  const takesOrders = takesOrdersAt(viewer);
  return near
    .map((shop) => ({ shop, metres: distanceMetres(here, shop) }))
    .filter(
      ({ shop, metres }) => metres <= maxMetres && takesOrders(shop) && (way !== 'delivery' || deliversTo(shop, here)),
    )
    .toSorted((a, b) => a.metres - b.metres || a.shop.id - b.shop.id)
    .slice(0, maxShops)
    .map(({ shop }) => shop.id);
}

/**
 * Returns the rows of dishes of the home screen. Each row except `popular` lists the first dish of each shop, nearest
 * shop first, and then the second dish of each shop. The row `popular` lists the most bought dishes first.
 */
export function dishRowsOf(picked: readonly PickedDish[], shops: readonly ShopRow[], viewer: Viewer): DishRows {
  const { here, now, wantedAt = now, language } = viewer;
  const places = new Map(shops.map((shop) => [shop.id, { shop, metres: distanceMetres(here, shop) }]));
  const offered = picked
    .filter((dish) => !isSoldOut(dish) && isServedAt(dish.servedHours, wantedAt, publicHolidays))
    .flatMap((dish) => {
      const at = places.get(dish.shopId);
      return at === undefined ? [] : [{ dish, ...at }];
    });
  const shown = dishRows.map((row) => ({
    row,
    dishes: inSequence(
      row,
      offered.filter(({ dish }) => dish.row === row),
    )
      .slice(0, maxDishes)
      .map(({ dish, shop, metres }) => ({
        ...dishAtShopOf(
          {
            row: { ...shop, ...dish, shopName: shop.name, shopNameZh: shop.nameZh, nameZh: chineseOf(dish.name) },
            metres,
            isOpen: true,
          },
          viewer,
        ),
        name: localText(dish.name, language),
        nameZh: chineseOf(dish.name),
      })),
  }));
  return shown.filter(({ dishes }) => dishes.length > 0);
}

type Offered = { readonly dish: PickedDish; readonly shop: ShopRow; readonly metres: number };

/**
 * Sorts the dishes of a row. The row `popular` starts with the most bought dishes, all other rows with the nearest. A
 * dish that several branches serve appears once.
 */
function inSequence(row: DishRow, offered: readonly Offered[]): Offered[] {
  const placeOf = turns(offered);
  const names = new Set<string>();
  return offered
    .toSorted(
      (a, b) =>
        (row === 'popular' ? b.dish.visitors - a.dish.visitors : 0) ||
        placeOf(a) - placeOf(b) ||
        a.metres - b.metres ||
        a.dish.dishId - b.dish.dishId,
    )
    .filter(({ dish }) => {
      const name = chineseOf(dish.name);
      return !names.has(name) && names.add(name);
    });
}

/**
 * Returns the position of a dish among the dishes that its shop sells now. The stored `place` also counts dishes that
 * are sold out.
 */
function turns(offered: readonly Offered[]): (one: Offered) => number {
  const ofShops = Map.groupBy(
    offered.toSorted((a, b) => a.dish.place - b.dish.place),
    ({ shop }) => shop.id,
  );
  return (one) => ofShops.get(one.shop.id)?.indexOf(one) ?? 0;
}
