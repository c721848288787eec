import { parentPort, workerData } from 'node:worker_threads';
import { tablesOf } from './tables-of-file.ts';

/** Runs in a thread of its own (`read-table.ts`): what a file makes of memory and time ends with it. */
const { file, rowsMost }: { file: Uint8Array<ArrayBuffer>; rowsMost: number } = workerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await tablesOf(file, rowsMost));
