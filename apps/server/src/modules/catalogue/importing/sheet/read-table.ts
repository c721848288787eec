import { Worker } from 'node:worker_threads';
import { maxSheetRows } from '@chifan/contract/catalogue/import-views';
import { sharedLimit } from '../../../../platform/concurrency/limit-concurrency.ts';
import type { Problem, TableLimits, TableRead } from './table.ts';

/**
 * Limits of time and memory for reading one table. A table of 2,000 dishes needs less than one second and less than
 * this memory (rule catalogue-27).
 */
const secondsMost = 6;
const megabytesMost = 192;

/** Limits for the rows of a table, equal to the contract's limit for a request that sends rows as JSON. */
const bounds: TableLimits = { rowsMost: maxSheetRows, lettersMost: 4 * 1024 * 1024 };

/**
 * Reads one table per account at a time, so that tables of one account do not delay other accounts (rule catalogue-27).
 */
const inTurn = sharedLimit<number>({ atOnce: 2, waiting: 6 }, { atOnce: 1, waiting: 2 });

/** @returns undefined if too many tables wait to be read */
export const readTable = (file: Buffer, accountId: number): Promise<TableRead | Problem | undefined> =>
  inTurn(accountId, () => readInThread(file));

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
    const timer = setTimeout(() => end({ problem: 'sheet_too_complex' }), secondsMost * 1_000);
    worker.once('message', end);
    worker.once('error', (error) => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return end({ problem: 'sheet_too_complex' });
      clearTimeout(timer);
      reject(error);
    });
  });
}
