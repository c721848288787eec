import { use } from 'react';
import { PlaceContext, useNavigation } from '../../../platform/navigation.ts';
import { type ListFilter, listParams } from './list-filter.ts';

const screenPath = 'pages/shop/list/list';

/** By the key of a map's history entry: the list that it was opened from. */
const listsBehind = new Map<string, string>();

/**
 * Goes from the list to its map and back. The map lies above the list, so that the browser's own way back finds the list
 * as it was sorted and narrowed.
 */
export function useListView(filter: ListFilter): (view: ListFilter['view']) => void {
  const navigation = useNavigation();
  const key = use(PlaceContext)?.key ?? '';
  const asList = listParams({ ...filter, view: 'list' });
  return (view) => {
    if (view === 'map') {
      const moved = navigation.open(screenPath, listParams({ ...filter, view }));
      if (moved.ok) listsBehind.set(moved.value.key, JSON.stringify(asList));
    } else if (listsBehind.get(key) === JSON.stringify(asList)) navigation.back();
    else navigation.replace(screenPath, asList);
  };
}
