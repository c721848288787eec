import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';
import { waitLimitMs } from './wait-limit.ts';

configure({ asyncUtilTimeout: waitLimitMs });

/**
 * Number of turns of the event loop to wait, so that React's last tasks end. A task may start a second task, which may
 * start a third.
 */
const turns = 3;

/**
 * Unmounts the last screen of a test file before its window closes. Without this, React would continue without a
 * window.
 */
afterAll(async () => {
  cleanup();
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
});
