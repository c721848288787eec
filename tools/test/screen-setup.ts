import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';
import { waitLimitMs } from './wait-limit.ts';

configure({ asyncUtilTimeout: waitLimitMs });

/** A task may begin another, and that one a last. */
const turns = 3;

/** What a file's last test leaves on the screen goes before its window: React would come back to where there is none. */
afterAll(async () => {
  cleanup();
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
});
