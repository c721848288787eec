import type { ShopSort } from '@chifan/contract/catalogue/views';
import { isRestaurantType, isShopType, type RestaurantType, type ShopType } from '@chifan/domain/catalogue';
import type { OrderWay } from '@chifan/domain/ordering';
import { use } from 'react';
import type { ShopFilter } from '../../../data/shop.ts';
import { useWay } from '../../../platform/choice/order-choice.ts';
import { HistoryEntryContext, useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import {
  type PriceAndRating,
  priceAndRatingInput,
  priceAndRatingParams,
  readPriceAndRating,
} from '../../../terms/shop/lists/price-and-rating.ts';

/** The filters that are on or off, in their sequence on the screen. */
export const listOptions = ['openNow', 'deliversHere', 'halal', 'vegetarian', 'coupon', 'foreignCard'] as const;
/** The switches of the filter sheet. "Open now" is a chip above the list. */
export const sheetOptions = listOptions.filter((option) => option !== 'openNow');
export type ListOption = (typeof listOptions)[number];

/** The sort orders in their sequence on the screen. The type of the object ensures that none is missing. */
export const listSorts = Object.keys({
  distance: 0,
  rating: 0,
  price: 0,
  fee: 0,
  time: 0,
} satisfies Record<ShopSort, 0>) as readonly ShopSort[];

export type ListFilter = {
  readonly way: OrderWay;
  readonly view: 'list' | 'map';
  readonly type: ShopType | undefined;
  readonly cuisine: RestaurantType | undefined;
  readonly sort: ShopSort;
} & PriceAndRating &
  Readonly<Record<ListOption, boolean>>;

type Params = Readonly<Partial<Record<string, string>>>;

/**
 * Reads the filter from the URL parameters. In a list for deliveries, the filter for shops that deliver to the guest is on
 * unless the guest removed it.
 */
export function readListFilter(params: Params, way: OrderWay): ListFilter {
  const isChosen = (option: ListOption) => params[option] === '1';
  return {
    way,
    view: params.view === 'map' ? 'map' : 'list',
    type: isShopType(params.type) ? params.type : undefined,
    cuisine: isRestaurantType(params.cuisine) ? params.cuisine : undefined,
    sort: listSorts.find((sort) => sort === params.sort) ?? 'distance',
    ...readPriceAndRating(params),
    openNow: isChosen('openNow'),
    deliversHere: params.deliversHere === undefined ? way === 'delivery' : isChosen('deliversHere'),
    halal: isChosen('halal'),
    vegetarian: isChosen('vegetarian'),
    coupon: isChosen('coupon'),
    foreignCard: isChosen('foreignCard'),
  };
}

/** Writes the filter as URL parameters for `readListFilter`, without default values. */
export function listParams(filter: ListFilter): Record<string, string> {
  const usual = readListFilter({}, filter.way);
  const options = listOptions.filter((option) => filter[option] !== usual[option]);
  return {
    ...(filter.view === 'map' ? { view: 'map' } : {}),
    ...(filter.type ? { type: filter.type } : {}),
    ...(filter.cuisine ? { cuisine: filter.cuisine } : {}),
    ...(filter.sort === 'distance' ? {} : { sort: filter.sort }),
    ...priceAndRatingParams(filter),
    ...Object.fromEntries(options.map((option) => [option, filter[option] ? '1' : '0'])),
  };
}

/** Removes all filters of a list. The sort order and the choice of list or map stay. */
export const withoutFilters = (filter: ListFilter): ListFilter => ({
  ...filter,
  type: undefined,
  cuisine: undefined,
  price: undefined,
  rating: undefined,
  openNow: false,
  deliversHere: false,
  halal: false,
  vegetarian: false,
  coupon: false,
  foreignCard: false,
});

/** The number of active filters of the filter sheet. The list shows a chip for each of them. */
export const sheetFilterCount = (filter: ListFilter): number =>
  sheetOptions.filter((option) => filter[option]).length +
  [filter.price, filter.rating].filter((each) => each !== undefined).length;

export const activeFilterCount = (filter: ListFilter): number =>
  sheetFilterCount(filter) +
  [filter.type, filter.cuisine].filter((each) => each !== undefined).length +
  (filter.openNow ? 1 : 0);

/** The filter as API input, without unset filters. */
export const shopFilterInput = (filter: ListFilter): ShopFilter => ({
  ...(filter.type ? { type: filter.type } : {}),
  ...(filter.cuisine ? { cuisine: filter.cuisine } : {}),
  ...priceAndRatingInput(filter),
  ...Object.fromEntries(listOptions.filter((option) => filter[option]).map((option) => [option, true])),
});

/**
 * The filter of the list. The filter is in the URL, so that a guest who returns or follows a link finds the same list.
 */
export function useListFilter(): readonly [ListFilter, (changes: Partial<ListFilter>) => void] {
  const navigation = useNavigation();
  const filter = readListFilter(useParams(), useWay());
  return [filter, (changes) => navigation.adjust(listParams({ ...filter, ...changes }))];
}

const screenPath = 'pages/shop/list/list';

/** For each map, the list that it was opened from. Key and value are keys of history entries. */
const listsBehind = new Map<string, string>();

/**
 * Switches between list and map. The map gets its own entry in the browser history, so that the back button returns to
 * the same list.
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
