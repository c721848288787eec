import type { ShopSort } from '@chifan/contract/catalogue';
import { isRestaurantType, isShopType, type RestaurantType, type ShopType } from '@chifan/domain/catalogue';
import { use } from 'react';
import type { ShopFilter } from '../../../data/shops.ts';
import { HistoryEntryContext, useNavigation, useParams } from '../../../platform/navigation.ts';
import { readWay, type Way } from '../../../terms/shops/way.ts';

/** What a guest can ask of a restaurant by a tap, in the order in which the sheet shows it. */
export const listOptions = ['openNow', 'deliversHere', 'halal', 'vegetarian', 'coupon', 'foreignCard'] as const;
export type ListOption = (typeof listOptions)[number];

/** In the order in which they are offered; the type asks for all of them. */
export const listSorts = Object.keys({
  distance: 0,
  rating: 0,
  price: 0,
  fee: 0,
  time: 0,
} satisfies Record<ShopSort, 0>) as readonly ShopSort[];

export type ListFilter = {
  readonly way: Way;
  readonly view: 'list' | 'map';
  readonly type: ShopType | undefined;
  readonly cuisine: RestaurantType | undefined;
  readonly sort: ShopSort;
} & Readonly<Record<ListOption, boolean>>;

type Params = Readonly<Partial<Record<string, string>>>;

/** Reads the screen's address. Whoever wants food brought sees those who bring it here, unless they said otherwise. */
export function readListFilter(params: Params): ListFilter {
  const way = readWay(params.way);
  const isChosen = (option: ListOption) => params[option] === '1';
  return {
    way,
    view: params.view === 'map' ? 'map' : 'list',
    type: isShopType(params.type) ? params.type : undefined,
    cuisine: isRestaurantType(params.cuisine) ? params.cuisine : undefined,
    sort: listSorts.find((sort) => sort === params.sort) ?? 'distance',
    openNow: isChosen('openNow'),
    deliversHere: params.deliversHere === undefined ? way === 'delivery' : isChosen('deliversHere'),
    halal: isChosen('halal'),
    vegetarian: isChosen('vegetarian'),
    coupon: isChosen('coupon'),
    foreignCard: isChosen('foreignCard'),
  };
}

/** The address of a list that is set so; what goes without saying is left out. */
export function listParams(filter: ListFilter): Record<string, string> {
  const usual = readListFilter(filter.way === 'delivery' ? { way: 'delivery' } : {});
  const options = listOptions.filter((option) => filter[option] !== usual[option]);
  return {
    ...(filter.way === 'delivery' ? { way: 'delivery' } : {}),
    ...(filter.view === 'map' ? { view: 'map' } : {}),
    ...(filter.type ? { type: filter.type } : {}),
    ...(filter.cuisine ? { cuisine: filter.cuisine } : {}),
    ...(filter.sort === 'distance' ? {} : { sort: filter.sort }),
    ...Object.fromEntries(options.map((option) => [option, filter[option] ? '1' : '0'])),
  };
}

/** Everything that narrows is off; how the list is sorted and looked at stays. */
export const widened = (filter: ListFilter): ListFilter => ({
  ...filter,
  type: undefined,
  cuisine: undefined,
  openNow: false,
  deliversHere: false,
  halal: false,
  vegetarian: false,
  coupon: false,
  foreignCard: false,
});

/** How many things narrow the list. */
export const narrowings = (filter: ListFilter): number =>
  listOptions.filter((option) => filter[option]).length + (filter.type ? 1 : 0) + (filter.cuisine ? 1 : 0);

/** What the server is asked to narrow by; only what is set is said. */
export const askedFilter = (filter: ListFilter): ShopFilter => ({
  ...(filter.type ? { type: filter.type } : {}),
  ...(filter.cuisine ? { cuisine: filter.cuisine } : {}),
  ...Object.fromEntries(listOptions.filter((option) => filter[option]).map((option) => [option, true])),
});

/** The filter stands in the screen's address: whoever comes back from a menu, or is sent the link, finds this list. */
export function useListFilter(): readonly [ListFilter, (changes: Partial<ListFilter>) => void] {
  const navigation = useNavigation();
  const filter = readListFilter(useParams());
  return [filter, (changes) => navigation.adjust(listParams({ ...filter, ...changes }))];
}

const screenPath = 'pages/shop/list/list';

/** By the key of a map's history entry: the list that it was opened from. */
const listsBehind = new Map<string, string>();

/**
 * Goes from the list to its map and back. The map lies above the list, so that the browser's own way back finds the list
 * as it was sorted and narrowed.
 */
export function useListView(filter: ListFilter): (view: ListFilter['view']) => void {
  const navigation = useNavigation();
  const key = use(HistoryEntryContext)?.key ?? '';
  const asList = listParams({ ...filter, view: 'list' });
  return (view) => {
    if (view === 'map') {
      const moved = navigation.open(screenPath, listParams({ ...filter, view }));
      if (moved.ok) listsBehind.set(moved.value.key, JSON.stringify(asList));
    } else if (listsBehind.get(key) === JSON.stringify(asList)) navigation.back();
    else navigation.replace(screenPath, asList);
  };
}
