import { afterAll, vi } from 'vitest';

/** Files of a worker share its process, so a stub or fake timer must not reach the next file. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
