import type { Tx } from './database.ts';

const turns = new WeakMap<Tx, Map<string, Promise<unknown>>>();

/**
 * Jobs that run beside each other on one transaction (`runBatch`) are not held off one another by row locks: where they
 * learn only on their way that they change the same thing, they do so one after the other. `work` may wait for nothing
 * but the database, so that no two wait in a circle.
 */
export async function inTurn<Value>(tx: Tx, key: string, work: () => Promise<Value>): Promise<Value> {
  const ofTx = turns.get(tx) ?? new Map<string, Promise<unknown>>();
  turns.set(tx, ofTx);
  const before = ofTx.get(key);
  const own = before === undefined ? work() : before.then(work);
  ofTx.set(key, own);
  try {
    return await own;
  } finally {
    if (ofTx.get(key) === own) ofTx.delete(key);
  }
}
