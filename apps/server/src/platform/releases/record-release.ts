import type { Executor } from '../database/database.ts';
import { endRelease, nodeAliveMs, refreshRelease } from './release.store.ts';

/**
 * Records that a node of the given version runs, until `close`. If a refresh of the record fails, the next refresh
 * repeats it.
 */
export async function recordRelease(executor: Executor, version: string): Promise<{ close(): Promise<void> }> {
  await refreshRelease(executor, version);
  const timer = setInterval(() => void refreshRelease(executor, version).catch(() => undefined), nodeAliveMs / 3);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await endRelease(executor, version).catch(() => undefined);
    },
  };
}
