import { painted } from '@chifan/ui';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** Instead of a part: kept, so that nothing moves when the part comes. */
type Place<Props> = ReactNode | ((props: Props) => ReactNode);

const known = new Set<() => Promise<unknown>>();

/**
 * A part of a screen that is asked for once the screen itself is painted; until it is there its place is kept. Where its
 * file does not come, the rest of the screen stays, and it is asked for again.
 */
export function later<Props extends object>(load: Load<Props>, place: Place<Props> = null): ComponentType<Props> {
  known.add(load);
  const Part = lazy(async () => {
    await painted();
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

/** Ends at once when a network is back. */
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

/** Of all screens that are loaded: for guests who will have no network. */
export const bringLaterParts = (): Promise<unknown> =>
  Promise.all([...known].map((load) => load().catch(() => undefined)));
