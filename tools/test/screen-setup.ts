import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';
import { waitLimitMs } from './wait-limit.ts';

configure({ asyncUtilTimeout: waitLimitMs });

/** A task may start a second one, which may start a third. */
const turns = 3;

/** Unmounts the file's last screen before its window closes. React would otherwise continue without a window. */
afterAll(async () => {
  cleanup();
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
});
