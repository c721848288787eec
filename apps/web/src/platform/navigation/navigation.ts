import { createContext, useContext } from 'react';
import type { HistoryEntry, ScreenTransition } from './history-record.ts';
import type { NavigationResult, Navigator } from './navigator.ts';
import type { ScreenParams } from './screen-address.ts';

export type { ScreenParams } from './screen-address.ts';

/**
 * routes.ts adds the paths of all screens to this interface, because the folder `platform` must not import routes.ts.
 */
export interface ScreenRegister {}

export type ScreenPath = ScreenRegister extends { readonly path: infer Path extends string } ? Path : never;

/** Each screen has its own history entry in this context, so that a closing screen still has its parameters. */
export const NavigatorContext = createContext<Navigator | null>(null);
export const HistoryEntryContext = createContext<HistoryEntry | null>(null);

export type Navigation = {
  /**
   * Opens a screen on top of the current screen. Returns a refusal if rule app-3 forbids it. A refusal that is a
   * programming error is also shown as a toast.
   */
  open(path: ScreenPath, params?: ScreenParams, options?: { readonly passage?: ScreenTransition }): NavigationResult;
  replace(path: ScreenPath, params?: ScreenParams): NavigationResult;
  switchTab(path: ScreenPath): NavigationResult;
  /** Replaces all URL parameters of the current screen, so that going back restores the screen. */
  adjust(params: ScreenParams): void;
  /** Goes back one screen, or to the home screen if there is no earlier screen. */
  back(): void;
  /**
   * Opens the home screen, or the screen that required the sign-in (rule member-14). Call the function after storing
   * the token of a sign-in.
   */
  finishSignIn(hasInviter: boolean): Promise<void>;
  /** Stores the current screen, to which the guest returns. Call the function before a sign-in on another site. */
  leaveForSignIn(): void;
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
    leaveForSignIn: navigator.leaveForSignIn,
  };
}

/** Identifies the current screen’s entry in the browser history. The key does not change after a reload. */
export function useEntryKey(): string {
  const entry = useContext(HistoryEntryContext);
  if (entry === null) throw new Error('No screen above this component');
  return entry.key;
}

/** The current screen’s URL parameters. A missing parameter is undefined. */
export function useParams(): Readonly<Partial<Record<string, string>>> {
  return useContext(HistoryEntryContext)?.params ?? {};
}
