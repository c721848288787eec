import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Gauge } from '../metrics/gauges.ts';
import { metrics } from '../metrics/metric-names.ts';
import type { Executor } from './database.ts';
import { isLostConnection } from './hosts/lost-connection.ts';

export type OutageWatch = {
  /**
   * Call when a connection or a statement failed. Checks once whether the database responds. During an outage, checks
   * again until it ends.
   */
  suspect(error: unknown): void;
  isOutage(): boolean;
  close(): void;
};

type OutageTools = {
  /** Runs one statement with a time limit, to check whether the database responds. */
  readonly probe: () => Promise<unknown>;
  readonly log: Pick<Logger, 'error' | 'warn' | 'info'>;
  /** Milliseconds between two checks during an outage. Tests set a shorter pause. */
  readonly pauseMs?: number;
};

/**
 * Logs one line when an outage begins and one line when the outage ends, however many connections, calls and jobs fail
 * in between.
 */
export function watchOutage({ probe, log, pauseMs = 1000 }: OutageTools): OutageWatch {
  let following: Promise<void> | undefined;
  let isOutage = false;
  let isClosed = false;
  const responds = () =>
    probe().then(
      () => true,
      () => false,
    );
  const follow = async (cause: string, isLost: boolean) => {
    if (await responds()) {
      if (isLost) log.info({ cause }, 'database connection lost; the database responds');
      return;
    }
    if (isClosed) return;
    isOutage = true;
    const since = performance.now();
    log.error({ alert: 'database', cause }, 'database outage: the database does not respond');
    do await sleep(pauseMs, undefined, { ref: false });
    while (!isClosed && !(await responds()));
    isOutage = false;
    const seconds = Math.round((performance.now() - since) / 1000);
    if (!isClosed) log.warn({ seconds }, 'database outage ended');
  };
  return {
    suspect: (reason) => {
      const cause = reason instanceof Error ? reason.message : String(reason);
      following ??= follow(cause, isLostConnection(reason)).finally(() => {
        following = undefined;
      });
    },
    isOutage: () => isOutage,
    close: () => {
      isClosed = true;
    },
  };
}

export const outageGauge = ({ isOutage }: Pick<OutageWatch, 'isOutage'>): Gauge => ({
  name: metrics.databaseOutage,
  help: '1 while the database does not respond to this node.',
  everySeconds: 0,
  read: () => [{ value: isOutage() ? 1 : 0 }],
});

/** Runs the cheapest statement. @throws if the database does not respond */
export const ping = (executor: Executor): Promise<unknown> => sql`SELECT 1`.execute(executor);
