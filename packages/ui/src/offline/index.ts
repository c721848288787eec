export { keepShell } from './shell.ts';
export { showPushed } from './show-pushed.ts';
export type { WorkerScope } from './worker-scope.ts';
