import { createContext, useContext } from 'react';
import type { HistoryEntry, Passage } from './navigation/history-record.ts';
import type { Moved, Navigator } from './navigation/navigator.ts';
import type { ScreenParams } from './navigation/screen-address.ts';

export type { ScreenParams } from './navigation/screen-address.ts';

/** The table of screens registers its paths here, as it stands above and cannot be imported. */
export interface ScreenRegister {}

/** A screen that there is. */
export type ScreenPath = ScreenRegister extends { readonly path: infer Path extends string } ? Path : never;

/** The app gives its navigator here, and each screen its own place, so that a screen on its way out keeps its parameters. */
export const NavigatorContext = createContext<Navigator | null>(null);
export const HistoryEntryContext = createContext<HistoryEntry | null>(null);

export type Navigation = {
  /** Opens a screen above this one. Refused (with a toast where it is a mistake) as rule app-3 says. */
  open(path: ScreenPath, params?: ScreenParams, options?: { readonly passage?: Passage }): Moved;
  /** Puts a screen in the place of this one. */
  replace(path: ScreenPath, params?: ScreenParams): Moved;
  /** The only way to a tab page. */
  switchTab(path: ScreenPath): Moved;
  /** Writes what the guest has set here into this screen's address, all of its parameters: back finds it as it was left. */
  adjust(params: ScreenParams): void;
  /** One page back; home where nothing lies behind. */
  back(): void;
  /** After the token is kept: home, or back to where the guest wanted to go (rule member-14). */
  finishSignIn(hasInviter: boolean): Promise<void>;
};

export function useNavigation(): Navigation {
  const navigator = useContext(NavigatorContext);
  if (navigator === null) throw new Error('No navigator above this component');
  return {
    open: (path, params, options) => navigator.open(path, params, options?.passage),
    replace: navigator.replace,
    switchTab: navigator.switchTab,
    adjust: navigator.adjust,
    back: navigator.back,
    finishSignIn: navigator.finishSignIn,
  };
}

/** This screen's parameters: strings; a missing one is undefined. */
export function useParams(): Readonly<Partial<Record<string, string>>> {
  return useContext(HistoryEntryContext)?.params ?? {};
}
