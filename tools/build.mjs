// `npm run build`: installs the packages that the product needs and builds the apps, but does not start the server.
// Used for a container image, and when the service may not write to its source folder.
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
