import { use } from 'react';
import { create } from 'zustand';
import type { MapView } from '../../../platform/map/street-map.ts';
import { PlaceContext } from '../../../platform/navigation.ts';
import type { MapArea } from './map-area.ts';

type KeptView = Pick<MapView, 'centre' | 'zoom'> & { readonly area: MapArea | null };

const useKept = create<Readonly<Record<string, KeptView>>>()(() => ({}));

/** Where the guest left this map, and what they had searched: it is there again when they come back from a menu. */
export function useKeptView(): readonly [KeptView | undefined, (view: MapView, area: MapArea | null) => void] {
  const key = use(PlaceContext)?.key ?? '';
  const kept = useKept((views) => views[key]);
  return [kept, ({ centre, zoom }, area) => useKept.setState({ [key]: { centre, zoom, area } })];
}
