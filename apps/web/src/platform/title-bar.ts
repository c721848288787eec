import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { PlaceContext } from './navigation.ts';

/** What a screen wants the bar above it to say; `key` is its place, so that no screen speaks for the next. */
export type TitleBarWish = { readonly key?: string; readonly title?: string; readonly actions?: ReactNode };

export const TitleBarContext = createContext<(wish: TitleBarWish) => void>(() => {});

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
  const setWish = useContext(TitleBarContext);
  const key = useContext(PlaceContext)?.key;
  useEffect(() => {
    if (key !== undefined) setWish({ key, ...(title === undefined ? {} : { title }), actions });
  }, [setWish, key, title, actions]);
}
