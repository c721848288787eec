import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { HistoryEntryContext } from './navigation.ts';

/** `key` is the screen's entry, so that no screen sets the next one's title. */
export type TitleBarContent = { readonly key?: string; readonly title?: string; readonly actions?: ReactNode };

export const TitleBarContext = createContext<(content: TitleBarContent) => void>(() => {});

/**
 * Replaces the route's title, for instance by the shop's name, and adds buttons at the end of the bar. Pass a stable
 * `actions` (the React Compiler memoises it).
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
