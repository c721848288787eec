import { Worker } from 'node:worker_threads';
import { sheetRowsMost } from '@chifan/contract/catalogue-import';
import { concurrencyLimit } from '../../../../platform/limits/at-once.ts';
import type { Reading } from './table.ts';

/** A file that takes longer, or more memory, is none of 2,000 dishes. */
const secondsMost = 15;
const megabytesMost = 256;

/** A table has a head, and may have a title and gaps. */
const rowsMost = sheetRowsMost + 100;

/** One after the other, beside the orders of all shops. */
const inTurn = concurrencyLimit({ atOnce: 1, waiting: 6 });

/** @returns undefined for now, where too many wait. */
export const readTable = (file: Buffer): Promise<Reading | undefined> => inTurn(() => readInThread(file));

function readInThread(file: Buffer): Promise<Reading> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./table-reader.ts', import.meta.url), {
      workerData: { file: new Uint8Array(file), rowsMost },
      resourceLimits: { maxOldGenerationSizeMb: megabytesMost },
    });
    const end = (reading: Reading) => {
      clearTimeout(timer);
      resolve(reading);
      void worker.terminate();
    };
    const timer = setTimeout(() => end({ problem: 'sheet_too_large' }), secondsMost * 1_000);
    worker.once('message', (reading: Reading) => end(reading));
    worker.once('error', (error) => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return end({ problem: 'sheet_too_large' });
      clearTimeout(timer);
      reject(error);
    });
  });
}
