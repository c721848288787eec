import type pg from 'pg';

export type SilenceWatch = {
  watch(client: pg.PoolClient): Watched;
  stop(): void;
};

export type Watched = {
  asked(): void;
  answered(): void;
  /** Until the transaction has ended, nobody knows how long its statements take. */
  setLong(isLong: boolean): void;
};

const ticksPerLimit = 8;
/** So many are a quarter of the limit: longer than most statements take, and long before a guest gives up. */
const ticksUntilTold = 2;

type State = { awaited: number; ticks: number; isLong: boolean };

/**
 * Gives up a connection that stays silent for so long: the other side is frozen, and a limit of its own cannot help. Before
 * that it tells of each again and again, so that whoever can may look whether another has taken its place. Time is counted in ticks of our own, so that a server which was itself stopped does not give up what is well.
 */
export function watchSilence(limitMs: number, onSilent: () => void = () => undefined): SilenceWatch {
  const watched = new Map<pg.PoolClient, State>();
  const timer = limitMs > 0 ? setInterval(tick, limitMs / ticksPerLimit) : undefined;
  timer?.unref();
  function tick(): void {
    for (const [client, state] of watched) {
      if (state.awaited === 0 || state.isLong) continue;
      state.ticks += 1;
      if (state.ticks >= ticksUntilTold) onSilent();
      if (state.ticks > ticksPerLimit) giveUp(client);
    }
  }
  function giveUp(client: pg.PoolClient): void {
    watched.delete(client);
    (client as unknown as Wired).connection.stream.destroy(silence());
  }
  return {
    watch: (client) => {
      const state: State = { awaited: 0, ticks: 0, isLong: false };
      watched.set(client, state);
      client.once('end', () => watched.delete(client));
      return {
        asked: () => {
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
      };
    },
    stop: () => clearInterval(timer),
  };
}

type Wired = { connection: { stream: { destroy(error: Error): void } } };

const silence = (): Error => Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });
