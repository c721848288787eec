import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { inProject, root } from './project.mjs';

/**
 * Writes the git commit of the build for /healthz. CHIFAN_COMMIT takes precedence, for builds without a repository. In
 * a read-only folder, the commit of the existing build remains.
 * @param {NodeJS.ProcessEnv} env
 */
export function writeCommit(env) {
  if (!existsSync(inProject('apps/web/dist'))) return;
  try {
    writeFileSync(inProject('apps/web/dist/.commit'), `${commitOf(env)}\n`);
  } catch {
    // The folder is read-only, so the server reports the commit of the existing build, or `unknown`.
  }
}

const commitOf = ({ CHIFAN_COMMIT: given = '' }) => given.trim() || headOf(root);

function headOf(folder) {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
