import type { Clock } from '../../clock.ts';
import { enqueue, type JobHandlers } from '../../jobs/jobs.ts';
import type { Database, Executor } from '../database.ts';
import { disableStatementTimeout } from '../limits.ts';
import { type GrowingTable, growingTables } from './growing-tables.ts';
import {
  addPartitionLimit,
  analyzeIfOutdated,
  dropPartitionLimit,
  lastSequenceValue,
  lockForRotation,
  openPartition,
  partitionExists,
  rotatePartition,
  validatePartitionLimit,
} from './partition.store.ts';

const kind = 'platform.partitions';
const dayMs = 86_400_000;
/**
 * The new limit leaves room for orders that arrive during the rotation. The room is a tenth of the partition's ids,
 * which is enough for the orders of several days.
 */
const roomShare = 10;

/** Checks daily whether the new month needs a partition. */
export const partitionJobs = (clock: Clock, database: Database): JobHandlers => ({
  [kind]: {
    outside: async () => {
      const now = clock.now();
      for (const growing of growingTables) {
        await rotateMonthlyPartition(database, growing, now);
        await database.transact(async (tx) => {
          await disableStatementTimeout().execute(tx);
          await analyzeIfOutdated(tx, growing);
        });
      }
      await schedulePartitions(database.alone, new Date(now.getTime() + dayMs));
    },
  },
});

/** Schedules the next daily check. The day in the key prevents a duplicate. */
export const schedulePartitions = (executor: Executor, at: Date): Promise<void> =>
  enqueue(executor, { kind, key: `${kind}:${Math.floor(at.getTime() / dayMs)}`, payload: {}, runAt: at });

/**
 * Ends the partition that accepts new rows and creates the partition of the new month. Guests can place orders
 * meanwhile. Only the last step blocks orders, and it reads no row. After a crash at any point, the next run continues.
 */
export async function rotateMonthlyPartition(database: Database, growing: GrowingTable, now: Date): Promise<void> {
  const name = `${growing.table}_${now.toISOString().slice(0, 7).replace('-', '_')}`;
  if (await partitionExists(database.primary, name)) return;
  const open = await openPartition(database.primary, growing);
  const end = open.ending ?? (await limit(database, growing, open));
  if (end === null) return;
  try {
    await database.transact((tx) => validatePartitionLimit(tx, open.name));
    await database.transact(async (tx) => {
      await lockForRotation(tx, growing);
      // Another node may have created the partition first.
      if (await partitionExists(tx, name)) return;
      await rotatePartition(tx, growing, open, { name, first: end });
    });
  } catch (error) {
    // The next partition could not be created. Remove the upper limit of the open partition, so that it also takes rows
    // beyond the limit. Otherwise the server could not store these rows.
    await database.transact((tx) => dropPartitionLimit(tx, open.name));
    throw error;
  }
}

/** @returns the first id after the partition, or null if the partition is too small to end */
function limit(
  database: Database,
  growing: GrowingTable,
  { name, first }: { readonly name: string; readonly first: number | null },
): Promise<number | null> {
  return database.transact(async (tx) => {
    const last = await lastSequenceValue(tx, growing);
    const held = last - (first ?? 0);
    if (held < growing.leastNumbers) return null;
    const end = last + Math.ceil(held / roomShare);
    await addPartitionLimit(tx, growing, name, end);
    return end;
  });
}
