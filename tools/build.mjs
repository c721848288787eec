// `npm run build`: installs what running needs and builds the apps, and starts nothing: for an image, and for a checkout
// whose service may not write to it.
import { refuseOldNode } from './launch/old-node.mjs';

if (refuseOldNode()) {
  const { explained } = await import('./launch/project.mjs');
  const { prepare } = await import('./launch/start.mjs');
  const { inTurn } = await import('./launch/turn.mjs');
  process.exitCode = await explained(async () => {
    await inTurn(() => prepare('running'));
    return 0;
  });
}
