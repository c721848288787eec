import { FoundShops } from './list/found-shops.tsx';
import { type ListFilter, useListFilter, widened } from './list/list-filter.ts';
import { ListTools } from './list/list-tools.tsx';
import { MapView } from './list/map-view.tsx';

export default function ShopListScreen() {
  const [filter, change] = useListFilter();
  const onView = (view: ListFilter['view']) => change({ view });
  return (
    <>
      <ListTools filter={filter} onChange={change} />
      {filter.view === 'map' ? (
        <MapView filter={filter} onView={onView} />
      ) : (
        <FoundShops filter={filter} onView={onView} onClear={() => change(widened(filter))} />
      )}
    </>
  );
}
