import { use } from 'react';
import { create } from 'zustand';
import { HistoryEntryContext, useParams } from '../../../platform/navigation.ts';
import { readWay, type Way } from '../../../terms/shops/way.ts';

const useWays = create<Readonly<Record<string, Way>>>()(() => ({}));

/** How the guest means to get the food from this shop: as the address says, until they switch; kept for their coming back. */
export function useWay(): readonly [Way, (way: Way) => void] {
  const key = use(HistoryEntryContext)?.key ?? '';
  const { way } = useParams();
  const kept = useWays((ways) => ways[key]);
  return [kept ?? readWay(way), (next) => useWays.setState({ [key]: next })];
}
