import { afterAll, vi } from 'vitest';

/** All test files of a worker run in one process, so remove stubs and fake timers after each file. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
