import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export const inProject = (...parts) => path.join(root, ...parts);

/** A failure that one sentence explains; no stack is shown for it. */
export class LaunchFailure extends Error {}

/**
 * Runs `work`, which answers an exit code, and says in one sentence what went wrong if that is known.
 * @param {() => Promise<number>} work
 */
export async function explained(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LaunchFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** The folder for what can be made again, or null where the project may not be written to. */
export function cacheFolder() {
  const folder = inProject('.cache');
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch {
    return null;
  }
}
