import { Worker } from 'node:worker_threads';
import { sheetRowsMost } from '@chifan/contract/catalogue-import';
import { concurrencyLimit } from '../../../../platform/limits/at-once.ts';
import type { Bounds, Problem, TableRead } from './table.ts';

/** A file that takes longer, or more memory, is none of 2,000 dishes. */
const secondsMost = 15;
const megabytesMost = 256;

/** As much as the same rows could be as JSON: a workbook unpacks to twenty times its bytes. */
const bounds: Bounds = { rowsMost: sheetRowsMost, lettersMost: 4 * 1024 * 1024 };

/** One after the other, beside the orders of all shops. */
const inTurn = concurrencyLimit({ atOnce: 1, waiting: 6 });

/** @returns undefined for now, where too many wait. */
export const readTable = (file: Buffer): Promise<TableRead | Problem | undefined> => inTurn(() => readInThread(file));

function readInThread(file: Buffer): Promise<TableRead | Problem> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./table-reader.ts', import.meta.url), {
      workerData: { file: new Uint8Array(file), bounds },
      resourceLimits: { maxOldGenerationSizeMb: megabytesMost },
    });
    const end = (reading: TableRead | Problem) => {
      clearTimeout(timer);
      resolve(reading);
      void worker.terminate();
    };
    const timer = setTimeout(() => end({ problem: 'sheet_too_large' }), secondsMost * 1_000);
    worker.once('message', end);
    worker.once('error', (error) => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return end({ problem: 'sheet_too_large' });
      clearTimeout(timer);
      reject(error);
    });
  });
}
