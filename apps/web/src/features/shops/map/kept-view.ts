import { use, useState } from 'react';
import type { MapArea } from '../../../data/shops.ts';
import type { MapView } from '../../../platform/map/street-map.ts';
import { HistoryEntryContext } from '../../../platform/navigation.ts';

type KeptView = Pick<MapView, 'centre' | 'zoom'> & { readonly area: MapArea };

/** By the key of the history entry, while the app is open. */
const views = new Map<string, KeptView>();

/** Where the guest left this map, and what they had searched: it is there again when they come back from a menu. */
export function useKeptView(): readonly [KeptView | undefined, (view: KeptView) => void] {
  const key = use(HistoryEntryContext)?.key ?? '';
  const [kept] = useState(() => views.get(key));
  return [kept, ({ centre, zoom, area }) => void views.set(key, { centre, zoom, area })];
}
