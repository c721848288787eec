import { sql } from 'kysely';
import type { Gauge } from '../metrics/gauges.ts';
import { metrics } from '../metrics/metric-names.ts';
import type { Executor } from './database.ts';

/** Seconds since the newest backup. Without any backup, seconds since the first migration. */
export const backupAgeGauge = (executor: Executor): Gauge => ({
  name: metrics.backupAge,
  help: 'Seconds since the newest backup ended, or since the installation if there is none.',
  everySeconds: 60,
  read: async () => {
    const { rows } = await sql<{ value: number }>`SELECT extract(epoch FROM now() - COALESCE(
      (SELECT finished_at FROM finished_backup), (SELECT min(run_on) FROM migration)))::float8 AS value`.execute(
      executor,
    );
    return rows;
  },
});
