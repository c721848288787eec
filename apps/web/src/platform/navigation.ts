import { createContext, useContext } from 'react';
import type { HistoryEntry, ScreenTransition } from './navigation/history-record.ts';
import type { NavigationResult, Navigator } from './navigation/navigator.ts';
import type { ScreenParams } from './navigation/screen-address.ts';

export type { ScreenParams } from './navigation/screen-address.ts';

/** routes.ts registers its paths here, because this layer cannot import it. */
export interface ScreenRegister {}

export type ScreenPath = ScreenRegister extends { readonly path: infer Path extends string } ? Path : never;

/** Each screen gets its own entry, so that a closing screen still has its parameters. */
export const NavigatorContext = createContext<Navigator | null>(null);
export const HistoryEntryContext = createContext<HistoryEntry | null>(null);

export type Navigation = {
  /** Pushes a screen. Refuses by rule app-3, with a toast if the refusal is a mistake. */
  open(path: ScreenPath, params?: ScreenParams, options?: { readonly passage?: ScreenTransition }): NavigationResult;
  replace(path: ScreenPath, params?: ScreenParams): NavigationResult;
  switchTab(path: ScreenPath): NavigationResult;
  /** Replaces all parameters of this screen's address, so that going back restores the screen. */
  adjust(params: ScreenParams): void;
  /** One page back, or home if there is none. */
  back(): void;
  /** After the token is stored: home, or back to the screen that the guest wanted (rule member-14). */
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

/** Identifies this screen in the history, also after a reload. */
export function useEntryKey(): string {
  const entry = useContext(HistoryEntryContext);
  if (entry === null) throw new Error('No screen above this component');
  return entry.key;
}

/** This screen's parameters. A missing one is undefined. */
export function useParams(): Readonly<Partial<Record<string, string>>> {
  return useContext(HistoryEntryContext)?.params ?? {};
}
