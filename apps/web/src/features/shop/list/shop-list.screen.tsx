import { useIsWide } from '../../../platform/width/is-wide.ts';
import { ChoiceBar } from '../../../terms/choice/choice-bar.tsx';
import { FoundShops } from './found-shops.tsx';
import { useListFilter, useListView, withoutFilters } from './list-filter.ts';
import { ListTools } from './list-tools.tsx';
import { MapView, ShopsOnMap } from './map-view.tsx';

/** The list or the map. A wide window shows both next to each other. */
export default function ShopListScreen() {
  const [filter, change] = useListFilter();
  const onView = useListView(filter);
  const clear = () => change(withoutFilters(filter));
  if (useIsWide()) {
    return (
      <div className="grid grid-cols-2 items-start">
        <div>
          <ChoiceBar className="px-4" />
          <ListTools filter={filter} onChange={change} />
          <FoundShops filter={filter} onClear={clear} />
        </div>
        <div className="sticky top-[var(--title-bar)]">
          <ShopsOnMap filter={filter} className="h-[calc(100dvh-var(--title-bar))]" />
        </div>
      </div>
    );
  }
  return (
    <>
      <ChoiceBar className="px-4" />
      <ListTools filter={filter} onChange={change} />
      {filter.view === 'map' ? (
        <MapView filter={filter} onView={onView} />
      ) : (
        <FoundShops filter={filter} onView={onView} onClear={clear} />
      )}
    </>
  );
}
