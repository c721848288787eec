import { parentPort, workerData } from 'node:worker_threads';
import { rowsOfTables } from './rows-of-table.ts';
import type { Bounds, Problem, TableRead } from './table.ts';
import { tablesOf } from './tables-of-file.ts';

/** A table has a head, and may have a title and gaps. */
const rowsBeside = 100;

/** Runs in a thread of its own (`read-table.ts`): what a file makes of memory and time ends with it. */
const { file, bounds }: { file: Uint8Array<ArrayBuffer>; bounds: Bounds } = workerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await read());

/** Only what a menu has room for goes back to who waits, since they take it in at one go. */
async function read(): Promise<TableRead | Problem> {
  const reading = await tablesOf(file, bounds.rowsMost + rowsBeside);
  return 'problem' in reading ? reading : rowsOfTables(reading.tables, bounds);
}
