import { cp } from 'node:fs/promises';
import { inject } from 'vitest';

/** All test files share the gateway keys of the run, because creating keys takes half a second. */
export const copySandboxKeys = (folder: string): Promise<void> =>
  cp(inject('sandboxKeys'), folder, { recursive: true });
