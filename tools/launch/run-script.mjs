import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { chooseNode, environmentFor } from './node.mjs';
import { explained, root } from './project.mjs';
import { run } from './run.mjs';
import { inTurn } from './turn.mjs';

/**
 * Runs a script and installs packages first if necessary. Scripts of an app need no development packages. @returns the
 * exit code
 */
export const runScript = ([script, ...args]) =>
  explained(async () => {
    await inTurn(() => ensureInstalled(script.startsWith('apps/') ? 'running' : 'testing'));
    const node = chooseNode();
    return run(node, [path.resolve(root, script), ...args], { env: environmentFor(node) });
  });
