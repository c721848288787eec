import { afterPaint } from '@chifan/ui';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * The placeholder of a lazy component. The placeholder has the component’s size, so that nothing moves when the
 * component appears.
 */
type Place<Props> = ReactNode | ((props: Props) => ReactNode);

const known = new Set<() => Promise<unknown>>();

/**
 * Creates a component that loads after the screen is painted and shows a placeholder until it has loaded. If its file
 * fails to load, the rest of the screen stays, and loading is retried.
 */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  place: Place<Props> = null,
): ComponentType<Props> {
  known.add(load);
  const Part = lazy(async () => {
    await afterPaint();
    return untilLoaded(load);
  });
  return function Later(props) {
    return (
      <Suspense fallback={typeof place === 'function' ? place(props) : place}>
        <Part {...props} />
      </Suspense>
    );
  };
}

const firstPauseMs = 2_000;
const maxPauseMs = 60_000;

async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      return await load();
    } catch {
      await pauseOrOnline(pauseMs);
    }
  }
}

/** Resolves after a time, or earlier if the network returns. */
const pauseOrOnline = (pauseMs: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pauseMs);
    addEventListener('online', end);
  });

/** Loads the lazy components of all loaded screens, for offline use. */
export const preloadLazyComponents = (): Promise<unknown> =>
  Promise.all([...known].map((load) => load().catch(() => undefined)));
