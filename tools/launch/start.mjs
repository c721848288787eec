import { ensureBuilt } from './build.mjs';
import { writeCommit } from './commit.mjs';
import { ensureInstalled } from './install.mjs';
import { chooseNode, environmentFor } from './node.mjs';
import { explained, inProject } from './project.mjs';
import { run } from './run.mjs';
import { serverFlags } from './server-flags.mjs';
import { inTurn } from './turn.mjs';

export const start = () =>
  explained(async () => {
    const { node, env } = await inTurn(() => prepare('running'));
    return run(node, [...serverFlags, inProject('apps/server/src/main.ts')], { env, ipc: true });
  });

/**
 * Prepares a start: installs the packages and builds.
 * @param {'running' | 'testing'} purpose
 */
export async function prepare(purpose) {
  await ensureInstalled(purpose);
  const node = chooseNode();
  const env = environmentFor(node);
  await ensureBuilt(node, env);
  writeCommit(env);
  return { node, env };
}
