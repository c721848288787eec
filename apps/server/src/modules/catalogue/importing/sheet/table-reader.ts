import { parentPort, workerData } from 'node:worker_threads';
import { rowsOfTables } from './rows-of-table.ts';
import type { Problem, TableLimits, TableRead } from './table.ts';
import { tablesOf } from './tables-of-file.ts';

/** Rows to read beyond the dishes, for a header row, a title and empty rows. */
const rowsBeside = 100;

/** Runs in a worker thread (`read-table.ts`), which bounds the memory and time of a file. */
const { file, bounds }: { file: Uint8Array<ArrayBuffer>; bounds: TableLimits } = workerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await read());

/** Reads at most as many rows as a menu can hold, because the caller receives all rows in one message. */
async function read(): Promise<TableRead | Problem> {
  const reading = await tablesOf(file, bounds.rowsMost + rowsBeside);
  return 'problem' in reading ? reading : rowsOfTables(reading.tables, bounds);
}
