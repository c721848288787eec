import { useContext } from 'react';
import { HistoryEntryContext, type Navigation, NavigatorContext } from './navigation.ts';
import type { Navigator } from './navigator.ts';
import type { ScreenAddress } from './screen-address.ts';

/** Returns false if the guest has left the screen. */
type OpenHere = (...address: Parameters<Navigation['open']>) => boolean;
export type ReplaceCurrentScreen = (...address: Parameters<Navigation['replace']>) => boolean;

/**
 * Replaces the calling screen by another screen when a response arrives, even after the calling screen was unmounted.
 * Does nothing if the guest has left, because a delayed response must not interrupt another screen.
 */
export function useReplaceCurrentScreen(): ReplaceCurrentScreen {
  const { navigator, key } = useHere();
  return (path, params = {}) => replaceHistoryEntry(navigator, key, { path, params });
}

/**
 * Opens another screen like `useReplaceCurrentScreen`, but adds a history entry, so that going back returns to the
 * calling screen.
 */
export function useReplaceScreenOnOpen(): OpenHere {
  const { navigator, key } = useHere();
  return (path, params = {}) => navigator.entry().key === key && navigator.open(path, params).ok;
}

function useHere() {
  const navigator = useContext(NavigatorContext);
  const key = useContext(HistoryEntryContext)?.key;
  if (navigator === null || key === undefined) throw new Error('No screen above this component');
  return { navigator, key };
}

export function replaceHistoryEntry(
  navigator: Pick<Navigator, 'entry' | 'replace'>,
  key: string,
  { path, params }: ScreenAddress,
): boolean {
  if (navigator.entry().key !== key) return false;
  return navigator.replace(path, params).ok;
}
