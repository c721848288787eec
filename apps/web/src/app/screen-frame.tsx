import { CallError } from '@chifan/contract/client';
import { CardListSkeleton, classNames, ErrorState, PageSkeleton } from '@chifan/ui';
import {
  Component,
  createElement,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { failureMessages } from '../platform/calls/failure-messages.ts';
import { lazyComponent } from '../platform/loading/lazy-component.tsx';
import type { HistoryEntry, ScreenTransition } from '../platform/navigation/history-record.ts';
import { HistoryEntryContext } from '../platform/navigation/navigation.ts';
import type { Navigator } from '../platform/navigation/navigator.ts';
import { rememberScroll, restoreScroll } from '../platform/navigation/scroll-memory.ts';
import { withPhrases } from '../platform/phrases/with-phrases.ts';
import { useIsSignedIn } from '../platform/session/session.ts';
import { type TitleBarContent, TitleBarContext } from '../platform/title-bar.ts';
import { useIsWide } from '../platform/width/is-wide.ts';
import { hasStoredCarts } from '../terms/cart/has-stored-carts.ts';
import { preloadLiveStrip } from './live-orders.ts';
import { loadedScreen, loadScreen } from './load-screen.ts';
import { routeOf } from './routes.ts';
import { TabBar } from './tab-bar.tsx';
import { TitleBar } from './title-bar.tsx';

/**
 * In a wide window the tab bar is above the title bar, or in the same row if the title bar belongs to a tab’s screen.
 */
const barsClass =
  '@container sticky top-0 z-30 wide:flex wide:flex-wrap wide:items-center wide:border-b wide:border-line wide:bg-surface wide:px-[max(16px,calc((100%-1200px)/2))]';

export function ScreenFrame({ navigator }: { readonly navigator: Navigator }) {
  const entry = useHistoryEntry(navigator);
  const route = routeOf(entry.path);
  const [content, setContent] = useState<TitleBarContent>({});
  const main = useArrival(entry);
  const isWide = useIsWide();
  return (
    <div
      className={classNames(
        'relative mx-auto min-h-dvh max-w-[var(--page)] bg-canvas wide:max-w-none',
        route?.isWide ? 'wide:[--page:1200px]' : 'wide:[--page:640px]',
        route?.tab && 'wide:[--title-bar:56px]',
      )}
    >
      <div className={barsClass}>
        {isWide && <TabBar current={route?.tab} navigator={navigator} />}
        <TitleBar
          entry={entry}
          route={route}
          content={content.key === entry.key ? content : {}}
          navigator={navigator}
        />
      </div>
      <main
        ref={main}
        tabIndex={-1}
        className={classNames(
          'wide:mx-auto wide:max-w-[var(--page)]',
          route?.tab
            ? 'pb-[calc(var(--tab-bar)+var(--strip,0px))]'
            : 'pb-[calc(env(safe-area-inset-bottom)+var(--strip,0px))]',
        )}
      >
        <TitleBarContext value={setContent}>
          <HistoryEntryContext value={entry}>
            <ScreenBoundary key={entry.key}>
              <Suspense fallback={route?.tab ? <CardListSkeleton /> : <PageSkeleton />}>
                <Screen key={entry.path} path={entry.path} />
              </Suspense>
            </ScreenBoundary>
          </HistoryEntryContext>
        </TitleBarContext>
      </main>
      {route?.hasBasket && <FollowingBasket key={entry.key} />}
      {route?.tab && (
        <>
          <FollowingStrip screenKey={entry.key} />
          {!isWide && <TabBar current={route.tab} navigator={navigator} />}
        </>
      )}
    </div>
  );
}

// Outside `ScreenBoundary`, an error in loading a bar would empty the page. A lazy component throws no such error.
const LiveStrip = lazyComponent(preloadLiveStrip);
const BasketStrip = lazyComponent(() => withPhrases(import('../terms/cart/basket/basket-strip.tsx'), 'shell-screens'));

/** Loads the bar with the guest’s carts only if the device has stored a cart. */
function FollowingBasket() {
  if (!hasStoredCarts()) return null;
  return <BasketStrip />;
}

/** Loads the bar with active orders and carts only if the guest is signed in or the device has stored a cart. */
function FollowingStrip({ screenKey }: { readonly screenKey: string }) {
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn && !hasStoredCarts()) return null;
  return <LiveStrip screenKey={screenKey} />;
}

/** Renders a loaded screen at once, without a skeleton. `ArrivingScreen` suspends until a screen is loaded. */
function Screen({ path }: { readonly path: string }) {
  const [loaded] = useState(() => loadedScreen(path));
  return loaded === undefined ? <ArrivingScreen path={path} /> : createElement(loaded);
}

function ArrivingScreen({ path }: { readonly path: string }) {
  return createElement(use(loadScreen(path)));
}

/** After each navigation, restores the scroll position and moves the focus to the start of the content. */
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

type Props = { readonly children: ReactNode };

/**
 * Shows an error if a screen throws or cannot be loaded. Title bar and tab bar stay usable. React supports error
 * boundaries only as classes.
 */
class ScreenBoundary extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // The message of an internal error would not help a guest, so show a general one.
    const told = error instanceof CallError ? error : new Error(failureMessages[500]());
    return <ErrorState error={told} onRetry={() => this.setState({ error: null })} />;
  }
}

/** Returns the current history entry, and stores the scroll position of each screen that the guest leaves. */
function useHistoryEntry(navigator: Navigator): HistoryEntry {
  const [follow] = useState(() => following(navigator));
  return useSyncExternalStore(follow, navigator.entry);
}

function following(navigator: Navigator): (tellReact: () => void) => () => void {
  let shown = navigator.entry();
  return (tellReact) =>
    navigator.subscribe((next, passage) => {
      if (next.key !== shown.key) rememberScroll(shown.key);
      shown = next;
      if (canMorph(next, passage)) document.startViewTransition(() => flushSync(tellReact));
      else tellReact();
    });
}

/**
 * Whether the next screen can open with the animation `morph`. The next screen must be loaded, because the current
 * screen would otherwise change into a skeleton.
 */
const canMorph = (next: HistoryEntry, passage: ScreenTransition) =>
  passage === 'morph' && 'startViewTransition' in document && loadedScreen(next.path) !== undefined;
