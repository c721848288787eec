export { cacheAppShell } from './shell.ts';
export { showPushNotification } from './show-pushed.ts';
export type { WorkerScope } from './worker-scope.ts';
