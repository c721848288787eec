import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation, useParams } from '../../platform/navigation.ts';
import { useTitleBar } from '../../platform/title-bar.ts';
import { useSettled } from '../../platform/use-settled.ts';
import { CartButton } from './cart/cart-button.tsx';
import { CategoryStrip } from './home/category-strip.tsx';
import { FoundByName } from './home/found-by-name.tsx';
import { MallSearch } from './home/mall-search.tsx';
import { PointsCard } from './home/points-card.tsx';
import { Shelves } from './home/shelves.tsx';

/** Between two letters nothing is asked. */
const settlesAfterMs = 250;

const cartButton = <CartButton />;

/** The mall's front: what the guest has, and what they may have for it. Parameter: `q`, a name that is searched for. */
export default function MallHomeScreen() {
  const params = useParams();
  const navigation = useNavigation();
  const [typed, setTyped] = useState(params.q ?? '');
  const search = useSettled(typed.trim(), settlesAfterMs);
  // Whoever comes back from a product finds the same search.
  const keep = useEffectEvent((q: string) => {
    if (q !== (params.q ?? '')) navigation.adjust(q === '' ? {} : { q });
  });
  useEffect(() => keep(search), [search]);
  useTitleBar({ actions: cartButton });
  return (
    <div className="grid grid-cols-1 gap-4 pb-6">
      <div className="grid grid-cols-1 gap-3 bg-brand px-4 pt-1 pb-4">
        <PointsCard />
        <MallSearch value={typed} onChange={setTyped} />
      </div>
      {search === '' ? (
        <>
          <CategoryStrip />
          <Shelves />
        </>
      ) : (
        <FoundByName search={search} onClear={() => setTyped('')} />
      )}
    </div>
  );
}
