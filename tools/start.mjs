// `npm start`: installs, builds and starts the product from a fresh clone. This file runs before packages are
// installed, on Node 20 or newer.
import { refuseOldNode } from './launch/old-node.mjs';

if (refuseOldNode()) {
  const { start } = await import('./launch/start.mjs');
  process.exitCode = await start();
}
