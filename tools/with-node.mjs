// `node tools/with-node.mjs SCRIPT …`: runs a TypeScript script with the Node of the lock file.
import { refuseOldNode } from './launch/old-node.mjs';

if (refuseOldNode()) {
  const { runScript } = await import('./launch/run-script.mjs');
  process.exitCode = await runScript(process.argv.slice(2));
}
