// `npm run build`: installs the running dependencies and builds the apps without starting anything. For an image, and
// for a checkout that the service may not write to.
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
