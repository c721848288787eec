import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { HistoryEntryContext } from './navigation.ts';

/** What a screen wants the bar above it to say; `key` is its place, so that no screen speaks for the next. */
export type TitleBarContent = { readonly key?: string; readonly title?: string; readonly actions?: ReactNode };

export const TitleBarContext = createContext<(content: TitleBarContent) => void>(() => {});

/**
 * Replaces the route's own title, for instance by the shop's name, and puts buttons at the end of the bar. Give `actions`
 * a stable element (the React Compiler keeps one that does not change).
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
