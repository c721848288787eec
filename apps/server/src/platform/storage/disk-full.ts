import { statfs } from 'node:fs/promises';
import type { Gauge } from '../metrics/gauges.ts';
import { metrics } from '../metrics/metric-names.ts';

/**
 * Error codes for a full disk: ENOSPC and EDQUOT of the file system, 53100 of PostgreSQL
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html)
 */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** True if the disk of the server or of the database is full. Checks the error and its causes. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (fullCodes.has((error as { code?: string }).code ?? '') || (error.cause !== undefined && isDiskFull(error.cause)));

export const diskFreeGauge = (dataDir: string): Gauge => ({
  name: metrics.diskFree,
  help: 'Free share of the disk of DATA_DIR, from 0 to 1.',
  everySeconds: 10,
  read: async () => {
    const { bavail, blocks } = await statfs(dataDir);
    return [{ value: blocks === 0 ? 1 : bavail / blocks }];
  },
});
