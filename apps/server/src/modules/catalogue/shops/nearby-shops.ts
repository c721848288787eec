import type { ShopCard, ShopSort } from '@chifan/contract/catalogue/views';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { type Page, type ShopFilter, type ShopInWindow, shopsByIds, shopsInWindow } from './shop.store.ts';
import { deliversTo, shopCardOf, takesOrdersAt } from './shop-card.ts';
import type { ShopRow } from './shop-row.store.ts';
import { sortShops } from './sort-shops.ts';
import { type PlaceAndTime, type Viewer, viewerOf } from './viewer.ts';

type NearbyInput = ShopFilter &
  PlaceAndTime & {
    readonly pageNo: number;
    readonly pageSize: number;
    readonly openNow: boolean;
    readonly deliversHere: boolean;
    readonly sort: ShopSort;
  };

type Nearby = { records: ShopCard[]; total: number; pageNo: number; pageSize: number; hasMore: boolean };
type Found = { readonly shops: ShopRow[]; readonly total: number };

export async function nearbyShops(platform: Platform, input: NearbyInput, context: Context): Promise<Answer<Nearby>> {
  const onlooker = viewerOf(input, context);
  if (onlooker === undefined) return refused('position_invalid');
  const page = pageWindow(input);
  const found = await findSuiting(platform, input, onlooker, page);
  return {
    ok: true,
    value: {
      records: found.shops.map((shop) => shopCardOf(shop, onlooker)),
      total: found.total,
      pageNo: input.pageNo,
      pageSize: input.pageSize,
      hasMore: page.offset + found.shops.length < found.total,
    },
  };
}

/**
 * Opening hours, delivery ranges and fees are evaluated by functions of the domain package, not by SQL. So the function
 * reads a short form of the nearest shops, filters and sorts them, and then reads the full shops of the page.
 */
async function findSuiting(platform: Platform, input: NearbyInput, onlooker: Viewer, page: Page): Promise<Found> {
  const { here } = onlooker;
  const takesOrders = takesOrdersAt(onlooker);
  const suits = (shop: ShopInWindow) =>
    (!input.deliversHere || deliversTo(shop, here)) && (!input.openNow || takesOrders(shop));
  const suiting = (await shopsInWindow(platform.database.read, here, input)).filter(suits);
  const ids = cut(sortShops(input.sort, onlooker)(suiting), page).map((shop) => shop.id);
  const shops = new Map((await shopsByIds(platform.database.read, ids)).map((shop) => [shop.id, shop]));
  return { shops: ids.flatMap((id) => shops.get(id) ?? []), total: suiting.length };
}

const cut = <Row>(rows: Row[], { offset, limit }: Page): Row[] => rows.slice(offset, offset + limit);
