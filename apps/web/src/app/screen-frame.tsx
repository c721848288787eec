import { CallError } from '@chifan/contract/client';
import { CardListSkeleton, ErrorState, PageSkeleton } from '@chifan/ui';
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
import { sentences } from '../platform/calls/sentences.ts';
import type { HistoryEntry, Passage } from '../platform/navigation/history-record.ts';
import type { Navigator } from '../platform/navigation/navigator.ts';
import { rememberScroll, restoreScroll } from '../platform/navigation/scroll-memory.ts';
import { HistoryEntryContext } from '../platform/navigation.ts';
import { type TitleBarContent, TitleBarContext } from '../platform/title-bar.ts';
import { loadedScreen, loadScreen } from './load-screen.ts';
import { routeOf } from './routes.ts';
import { TabBar } from './tab-bar.tsx';
import { TitleBar } from './title-bar.tsx';

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

type Props = { readonly children: ReactNode };

/** A broken or unloadable screen leaves the bars working. A class: React has no other error boundary. */
class ScreenBoundary extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // A program's own error message helps no guest.
    const told = error instanceof CallError ? error : new Error(sentences[500]());
    return <ErrorState error={told} onRetry={() => this.setState({ error: null })} />;
  }
}

/** Follows the navigator, and keeps the scroll position of each screen that is left. */
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

/** Only into a loaded screen: otherwise the transition would morph into its skeleton. */
const canMorph = (next: HistoryEntry, passage: Passage) =>
  passage === 'morph' && 'startViewTransition' in document && loadedScreen(next.path) !== undefined;
