import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { chooseNode, environmentFor } from './node.mjs';
import { explained, inProject } from './project.mjs';
import { run } from './run.mjs';
import { inTurn } from './turn.mjs';

export const start = () =>
  explained(async () => {
    const { node, env } = await inTurn(prepare);
    return run(node, [inProject('apps/server/src/main.ts')], { env, ipc: true });
  });

export async function prepare() {
  await ensureInstalled();
  const node = chooseNode();
  const env = environmentFor(node);
  await ensureBuilt(node, env);
  return { node, env };
}
