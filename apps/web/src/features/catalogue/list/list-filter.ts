import { isRestaurantType, isShopType, type RestaurantType, type ShopType } from '@chifan/domain/catalogue';
import { use } from 'react';
import { create } from 'zustand';
import { PlaceContext, useParams } from '../../../platform/navigation.ts';
import { readWay, type Way } from '../shops/way.ts';

export type ListFilter = {
  readonly way: Way;
  readonly type: ShopType | undefined;
  readonly cuisine: RestaurantType | undefined;
  readonly openNow: boolean;
};

const useFilters = create<Readonly<Record<string, ListFilter>>>()(() => ({}));

/**
 * The filter of this visit to the list: it begins as the address says and stays with the history entry, so that whoever
 * comes back from a menu finds the list as they left it.
 */
export function useListFilter(): readonly [ListFilter, (changes: Partial<ListFilter>) => void] {
  const key = use(PlaceContext)?.key ?? '';
  const { way, type, cuisine, openNow } = useParams();
  const kept = useFilters((filters) => filters[key]);
  const filter = kept ?? {
    way: readWay(way),
    type: isShopType(type) ? type : undefined,
    cuisine: isRestaurantType(cuisine) ? cuisine : undefined,
    openNow: openNow === '1',
  };
  return [filter, (changes) => useFilters.setState({ [key]: { ...filter, ...changes } })];
}
