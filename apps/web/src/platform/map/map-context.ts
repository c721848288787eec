import { createContext, useContext } from 'react';
import type { StreetMap } from './street-map.ts';

export const StreetMapContext = createContext<StreetMap | null>(null);

/** The map around this component. @throws outside of one */
export function useStreetMap(): StreetMap {
  const map = useContext(StreetMapContext);
  if (map === null) throw new Error('No map around this component');
  return map;
}
