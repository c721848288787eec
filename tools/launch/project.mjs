import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export const inProject = (...parts) => path.join(root, ...parts);

/** A failure that is printed as one sentence without a stack trace. */
export class LaunchFailure extends Error {}

/**
 * Runs `work`, which returns an exit code. Prints a `LaunchFailure` as one sentence.
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

/** The folder for files that can be recreated. Null if the project folder is read-only. */
export function cacheFolder() {
  const folder = inProject('.cache');
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch {
    return null;
  }
}
