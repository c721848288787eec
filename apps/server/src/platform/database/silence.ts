export type SilenceWatch = {
  /** @param abort closes the connection and fails its pending statements with the error */
  watch(abort: (error: Error) => void): { readonly connection: WatchedConnection; readonly unwatch: () => void };
  stop(): void;
};

export type WatchedConnection = {
  sent(): void;
  answered(): void;
  /** True until the end of a transaction whose statements have no time limit. */
  setLong(isLong: boolean): void;
};

const ticksPerLimit = 8;
/**
 * Ticks without a response until a connection is reported as silent: a quarter of the limit, which is longer than most
 * statements take and short enough that guests still wait.
 */
const ticksUntilReported = 2;

type State = { awaited: number; ticks: number; isLong: boolean };

/**
 * Aborts a connection that stays silent for the limit while a statement is pending. A silent database server is frozen,
 * so its own limits have no effect. Time is counted in ticks of this timer, so that a process that was itself suspended
 * does not abort healthy connections. (`query_timeout` of pg needs one timer per statement and cannot report early.)
 */
export function watchSilence(limitMs: number, onSilent: () => void = () => undefined): SilenceWatch {
  const watched = new Map<State, (error: Error) => void>();
  const timer = limitMs > 0 ? setInterval(tick, limitMs / ticksPerLimit) : undefined;
  timer?.unref();
  function tick(): void {
    for (const [state, abort] of watched) {
      if (state.awaited === 0 || state.isLong) continue;
      state.ticks += 1;
      if (state.ticks >= ticksUntilReported) onSilent();
      if (state.ticks <= ticksPerLimit) continue;
      watched.delete(state);
      abort(silenceError());
    }
  }
  return {
    watch: (abort) => {
      const state: State = { awaited: 0, ticks: 0, isLong: false };
      watched.set(state, abort);
      return { connection: watchedConnection(state), unwatch: () => void watched.delete(state) };
    },
    stop: () => clearInterval(timer),
  };
}

const watchedConnection = (state: State): WatchedConnection => ({
  sent: () => {
    if (state.awaited === 0) state.ticks = 0;
    state.awaited += 1;
  },
  answered: () => {
    state.awaited -= 1;
    state.ticks = 0;
  },
  setLong: (isLong) => {
    state.isLong = isLong;
    state.ticks = 0;
  },
});

const silenceError = (): Error => Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });
