// `npm start`: from a fresh clone to a serving application. Runs before anything is installed, on Node 20.
import { refuseOldNode } from './launch/old-node.mjs';

if (refuseOldNode()) {
  const { start } = await import('./launch/start.mjs');
  process.exitCode = await start();
}
