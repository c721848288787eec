// `npm test`: check, builds and all tests, installing like `npm start`. Arguments after `--` go to vitest.
import { refuseOldNode } from './launch/old-node.mjs';

if (refuseOldNode()) {
  const { test } = await import('./test/test.mjs');
  process.exitCode = await test(process.argv.slice(2));
}
