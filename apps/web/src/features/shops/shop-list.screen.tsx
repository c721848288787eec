import { FoundShops } from './list/found-shops.tsx';
import { useListFilter, useListView, widened } from './list/list-filter.ts';
import { ListTools } from './list/list-tools.tsx';
import { MapView } from './list/map-view.tsx';

export default function ShopListScreen() {
  const [filter, change] = useListFilter();
  const onView = useListView(filter);
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
