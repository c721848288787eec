import { FoundShops } from './list/found-shops.tsx';
import { useListFilter, widened } from './list/list-filter.ts';
import { ListTools } from './list/list-tools.tsx';

export default function ShopListScreen() {
  const [filter, change] = useListFilter();
  return (
    <>
      <ListTools filter={filter} onChange={change} />
      <FoundShops filter={filter} onView={(view) => change({ view })} onClear={() => change(widened(filter))} />
    </>
  );
}
