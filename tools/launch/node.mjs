import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { cacheFolder, inProject, LaunchFailure } from './project.mjs';

const oldestMajor = 24;

/** The lock file's Node if it runs here, else this one if it is new enough. */
export function chooseNode() {
  const brought = inProject('node_modules/.bin/node');
  if (majorOf(spawnSync(brought, ['-v'], { encoding: 'utf8' }).stdout) >= oldestMajor) return brought;
  if (majorOf(process.version) >= oldestMajor) return process.execPath;
  throw new LaunchFailure(
    `npm brings no Node for ${process.platform}-${process.arch}: please run this with Node ${oldestMajor} or newer (this is ${process.version}).`,
  );
}

const majorOf = (version) => Number(/^v(\d+)/.exec(version ?? '')?.[1] ?? 0);

/** For child processes: that Node and the installed commands first in PATH, with a compile cache. */
export function environmentFor(node) {
  const cache = cacheFolder();
  return {
    ...process.env,
    PATH: [path.dirname(node), inProject('node_modules/.bin'), process.env.PATH].join(path.delimiter),
    ...(cache === null ? {} : { NODE_COMPILE_CACHE: path.join(cache, 'node') }),
  };
}
