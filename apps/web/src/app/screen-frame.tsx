import { CardListSkeleton, PageSkeleton } from '@chifan/ui';
import { createElement, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Navigator } from '../platform/navigation/navigator.ts';
import type { Place } from '../platform/navigation/place-record.ts';
import { restoreScroll } from '../platform/navigation/scroll-memory.ts';
import { PlaceContext } from '../platform/navigation.ts';
import { TitleBarContext, type TitleBarWish } from '../platform/title-bar.ts';
import { loadedScreen, loadScreen } from './load-screen.ts';
import { routeOf } from './routes.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { TabBar } from './tab-bar.tsx';
import { TitleBar } from './title-bar.tsx';
import { usePlace } from './use-place.ts';

/** What surrounds every screen: title bar, the column, the tabs. */
export function ScreenFrame({ navigator }: { readonly navigator: Navigator }) {
  const place = usePlace(navigator);
  const route = routeOf(place.path);
  const [wish, setWish] = useState<TitleBarWish>({});
  const main = useArrival(place);
  return (
    <div className="relative mx-auto min-h-dvh max-w-[480px] bg-canvas">
      <TitleBar place={place} route={route} wish={wish.key === place.key ? wish : {}} navigator={navigator} />
      <main
        ref={main}
        tabIndex={-1}
        className={route?.tab ? 'pb-[var(--tab-bar)]' : 'pb-[env(safe-area-inset-bottom)]'}
      >
        <TitleBarContext value={setWish}>
          <PlaceContext value={place}>
            <ScreenBoundary key={place.key}>
              <Suspense fallback={route?.tab ? <CardListSkeleton /> : <PageSkeleton />}>
                <Screen path={place.path} />
              </Suspense>
            </ScreenBoundary>
          </PlaceContext>
        </TitleBarContext>
      </main>
      {route?.tab && <TabBar current={route.tab} navigator={navigator} />}
    </div>
  );
}

function Screen({ path }: { readonly path: string }) {
  return createElement(loadedScreen(path) ?? use(loadScreen(path)));
}

/** After each move: the scroll position that belongs to the place, and the focus where reading begins. */
function useArrival(place: Place) {
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useLayoutEffect(() => restoreScroll(place.key), [place.key]);
  useEffect(() => {
    if (!isFirst.current) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [place.key]);
  return main;
}
