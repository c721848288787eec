// `npm test` and `npm run test:…`: installs missing packages, then runs tools/test/run-tests.ts with the Node of the
// lock file.
import { ensureInstalled } from './launch/install.mjs';
import { chooseNode, environmentFor } from './launch/node.mjs';
import { refuseOldNode } from './launch/old-node.mjs';
import { explained, inProject } from './launch/project.mjs';
import { run } from './launch/run.mjs';
import { inTurn } from './launch/turn.mjs';

if (refuseOldNode()) process.exitCode = await test(process.argv.slice(2));

/**
 * Installs the packages and runs the tests.
 * @param {string[]} args
 */
async function test(args) {
  const code = await explained(async () => {
    await inTurn(() => ensureInstalled('testing'));
    return 0;
  });
  if (code === 0) {
    const node = chooseNode();
    return run(node, [inProject('tools/test/run-tests.ts'), ...args], { env: environmentFor(node) });
  }
  console.log('0 passed, 1 failed');
  return 1;
}
