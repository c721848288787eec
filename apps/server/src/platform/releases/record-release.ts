import type { Executor } from '../database/database.ts';
import { endRelease, nodeAliveMs, refreshRelease } from './release.store.ts';

/** Records that a node of this version runs, until `close`. If a refresh fails, the next one repeats it. */
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
