import { useContext } from 'react';
import { HistoryEntryContext, type Navigation, NavigatorContext } from '../navigation.ts';
import type { Navigator } from './navigator.ts';
import type { ScreenAddress } from './screen-address.ts';

/** Whether the screen was put there: false where the guest had gone elsewhere. */
export type ReplaceHere = (...address: Parameters<Navigation['replace']>) => boolean;

/**
 * Puts a screen in the place of this one when an answer is there, also after this one has gone: but only where the guest
 * still is, whom no late answer may drag off another screen.
 */
export function useReplaceHere(): ReplaceHere {
  const navigator = useContext(NavigatorContext);
  const key = useContext(HistoryEntryContext)?.key;
  if (navigator === null || key === undefined) throw new Error('No screen above this component');
  return (path, params = {}) => replaceAt(navigator, key, { path, params });
}

export function replaceAt(
  navigator: Pick<Navigator, 'entry' | 'replace'>,
  key: string,
  { path, params }: ScreenAddress,
): boolean {
  if (navigator.entry().key !== key) return false;
  return navigator.replace(path, params).ok;
}
