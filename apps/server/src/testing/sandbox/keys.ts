import { cp } from 'node:fs/promises';
import { inject } from 'vitest';

/** The gateways' stand-ins of all test files have the keys that the run has made: each would take half a second for its own. */
export const copySandboxKeys = (folder: string): Promise<void> =>
  cp(inject('sandboxKeys'), folder, { recursive: true });
