import { createContext, useContext } from 'react';
import type { StreetMap } from './street-map.ts';

export const StreetMapContext = createContext<StreetMap | null>(null);

/** @throws outside of a map */
export function useStreetMap(): StreetMap {
  const map = useContext(StreetMapContext);
  if (map === null) throw new Error('No map around this component');
  return map;
}
