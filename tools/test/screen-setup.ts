import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';
import { waitLimitMs } from './wait-limit.ts';

configure({ asyncUtilTimeout: waitLimitMs });

/** Number of turns of the event loop to wait. A task may start a second one, which may start a third. */
const turns = 3;

/**
 * Unmounts the last screen of a test file before its window closes. Without this, React would continue without a
 * window.
 */
afterAll(async () => {
  cleanup();
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
});
