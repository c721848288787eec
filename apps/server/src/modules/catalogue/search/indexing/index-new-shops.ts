import type { Database } from '../../../../platform/database/database.ts';
import { reindexAllShops, reindexShops } from './reindex-shops.ts';
import { sortIntoTiers, unindexedShopIds } from './search-index.store.ts';

/** From so many on it is quicker to index all of them anew. */
const many = 20_000;

/** At start: shops that are older than the search index. Idempotent, also when several nodes start at once. */
export async function indexNewShops(database: Database, progress: (line: string) => void): Promise<void> {
  const ids = await unindexedShopIds(database.read);
  if (ids.length === 0) return;
  progress(`Making ${ids.length} shops known to the search.`);
  await database.transact(async (tx) => {
    if (ids.length >= many) return reindexAllShops(tx, () => undefined);
    await reindexShops(tx, ids);
    await sortIntoTiers(tx);
  });
}
