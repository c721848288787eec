import { createContext, useContext, useEffect, useState } from 'react';
import type { MapView, StreetMap } from './street-map.ts';

export const StreetMapContext = createContext<StreetMap | null>(null);

/** Returns the surrounding map. @throws if the component is outside a map */
export function useStreetMap(): StreetMap {
  const map = useContext(StreetMapContext);
  if (map === null) throw new Error('The component needs a map');
  return map;
}

/** Returns the visible area of the map, updated after each move. @throws if the component is outside a map */
export function useMapView(): MapView {
  const map = useStreetMap();
  const [view, setView] = useState(() => map.view());
  useEffect(() => map.onMoved(setView), [map]);
  return view;
}
