import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { inProject, LaunchFailure } from './project.mjs';

const oldestMajor = 24;

/**
 * @returns the Node of the lock file if it runs on the current machine, otherwise the current Node if it is new enough
 */
export function chooseNode() {
  const brought = inProject('node_modules/.bin/node');
  if (majorOf(spawnSync(brought, ['-v'], { encoding: 'utf8' }).stdout) >= oldestMajor) return brought;
  if (majorOf(process.version) >= oldestMajor) return process.execPath;
  throw new LaunchFailure(
    `The lock file has no Node for ${process.platform}-${process.arch}. Run this with Node ${oldestMajor} or newer. This is ${process.version}.`,
  );
}

const majorOf = (version) => Number(/^v(\d+)/.exec(version ?? '')?.[1] ?? 0);

/** Environment of child processes. PATH begins with the folder of the chosen Node and with the installed commands. */
export const environmentFor = (node) => ({
  ...process.env,
  PATH: [path.dirname(node), inProject('node_modules/.bin'), process.env.PATH].join(path.delimiter),
});
