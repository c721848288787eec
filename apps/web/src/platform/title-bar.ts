import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { HistoryEntryContext } from './navigation/navigation.ts';

/**
 * Content of the title bar. `key` is the screen’s history entry, so that a closing screen does not set the title of the
 * next screen.
 */
export type TitleBarContent = { readonly key?: string; readonly title?: string; readonly actions?: ReactNode };

export const TitleBarContext = createContext<(content: TitleBarContent) => void>(() => {});

/**
 * Replaces the screen’s default title, for example by the shop’s name, and adds buttons to the title bar. `actions`
 * must be stable (the React Compiler memoises it).
 */
export function useTitleBar({
  title,
  actions,
}: {
  readonly title?: string | undefined;
  readonly actions?: ReactNode;
}): void {
  const setContent = useContext(TitleBarContext);
  const key = useContext(HistoryEntryContext)?.key;
  useEffect(() => {
    if (key !== undefined) setContent({ key, ...(title === undefined ? {} : { title }), actions });
  }, [setContent, key, title, actions]);
}
