import { CardListSkeleton, PageSkeleton } from '@chifan/ui';
import { createElement, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { HistoryEntry } from '../platform/navigation/history-record.ts';
import type { Navigator } from '../platform/navigation/navigator.ts';
import { restoreScroll } from '../platform/navigation/scroll-memory.ts';
import { HistoryEntryContext } from '../platform/navigation.ts';
import { type TitleBarContent, TitleBarContext } from '../platform/title-bar.ts';
import { loadedScreen, loadScreen } from './load-screen.ts';
import { routeOf } from './routes.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { TabBar } from './tab-bar.tsx';
import { TitleBar } from './title-bar.tsx';
import { useHistoryEntry } from './use-history-entry.ts';

export function ScreenFrame({ navigator }: { readonly navigator: Navigator }) {
  const entry = useHistoryEntry(navigator);
  const route = routeOf(entry.path);
  const [content, setContent] = useState<TitleBarContent>({});
  const main = useArrival(entry);
  return (
    <div className="relative mx-auto min-h-dvh max-w-[480px] bg-canvas">
      <TitleBar entry={entry} route={route} content={content.key === entry.key ? content : {}} navigator={navigator} />
      <main
        ref={main}
        tabIndex={-1}
        className={route?.tab ? 'pb-[var(--tab-bar)]' : 'pb-[env(safe-area-inset-bottom)]'}
      >
        <TitleBarContext value={setContent}>
          <HistoryEntryContext value={entry}>
            <ScreenBoundary key={entry.key}>
              <Suspense fallback={route?.tab ? <CardListSkeleton /> : <PageSkeleton />}>
                <Screen path={entry.path} />
              </Suspense>
            </ScreenBoundary>
          </HistoryEntryContext>
        </TitleBarContext>
      </main>
      {route?.tab && <TabBar current={route.tab} navigator={navigator} />}
    </div>
  );
}

function Screen({ path }: { readonly path: string }) {
  return createElement(loadedScreen(path) ?? use(loadScreen(path)));
}

/** After each navigation: restores the entry's scroll position, and moves the focus to the start of the content. */
function useArrival(entry: HistoryEntry) {
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useLayoutEffect(() => restoreScroll(entry.key), [entry.key]);
  useEffect(() => {
    if (!isFirst.current) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [entry.key]);
  return main;
}
