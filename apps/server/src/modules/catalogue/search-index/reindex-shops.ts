import type { Database, Tx } from '../../../platform/database/database.ts';
import { misspellingsOf } from './misspellings.ts';
import {
  allShopIds,
  dropSearchIndexes,
  insertNames,
  insertWords,
  namesToIndex,
  rewriteNames,
  sortIntoTiers,
  unindexedShopIds,
  unknownWords,
  writePlaces,
  writePlacesWithoutCounts,
} from './search-index.store.ts';
import { termsOfName } from './terms-of-name.ts';

const namesAtOnce = 1_000;
const wordsAtOnce = 5_000;

/**
 * Updates the search index for the given shops. Called at the end of each transaction that changes a shop's name,
 * position or dishes. Idempotent.
 */
export async function reindexShops(tx: Tx, shopIds: readonly number[]): Promise<void> {
  if (shopIds.length === 0) return;
  await addNames(tx, shopIds);
  await writePlaces(tx, shopIds);
}

async function addNames(tx: Tx, shopIds: readonly number[]): Promise<void> {
  const names = await namesToIndex(tx, shopIds);
  const words = new Set<string>();
  for (let start = 0; start < names.length; start += namesAtOnce) {
    const batch = names.slice(start, start + namesAtOnce).map((name) => ({ ...name, ...termsOfName(name) }));
    for (const word of batch.flatMap((name) => name.words)) words.add(word);
    await insertNames(tx, batch);
  }
  const unknown = words.size === 0 ? [] : await unknownWords(tx, [...words]);
  for (let start = 0; start < unknown.length; start += wordsAtOnce)
    await insertWords(
      tx,
      unknown.slice(start, start + wordsAtOnce).map((word) => ({ word, misspellings: misspellingsOf(word) })),
    );
}

const shopsAtOnce = 5_000;

/**
 * Rebuilds the search index in one transaction, during which no other searches run. Faster than `reindexShops` for very
 * many shops.
 */
export async function reindexAllShops(tx: Tx, progress: (done: number, total: number) => void): Promise<void> {
  const putBack = await dropSearchIndexes(tx);
  const ids = await allShopIds(tx);
  for (let start = 0; start < ids.length; start += shopsAtOnce) {
    const some = ids.slice(start, start + shopsAtOnce);
    await addNames(tx, some);
    await writePlacesWithoutCounts(tx, some);
    progress(Math.min(start + shopsAtOnce, ids.length), ids.length);
  }
  await rewriteNames(tx);
  await putBack();
}

/** Number of shops from which rebuilding the whole index is faster than updating it. */
const many = 20_000;

/**
 * Runs at the start of a server and indexes shops that the search index lacks. Idempotent, also when several nodes
 * start at once.
 */
export async function indexNewShops(database: Database, progress: (line: string) => void): Promise<void> {
  const ids = await unindexedShopIds(database.read);
  if (ids.length === 0) return;
  progress(`Indexing ${ids.length} shops for search.`);
  await database.transact(async (tx) => {
    if (ids.length >= many) return reindexAllShops(tx, () => undefined);
    await reindexShops(tx, ids);
    await sortIntoTiers(tx);
  });
}
