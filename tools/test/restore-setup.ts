import { afterAll, vi } from 'vitest';

/** Test files of a worker share its process, so remove stubs and fake timers after each file. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
