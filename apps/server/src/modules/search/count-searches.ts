import type { Calls } from '@chifan/contract';
import { shanghaiDate } from '@chifan/domain';
import { searchAreaOf, searchMissText } from '@chifan/domain/search';
import type { z } from 'zod';
import type { Platform } from '../../platform/module.ts';
import type { Viewer } from '../catalogue/index.ts';
import type { Matches } from './match-names.ts';
import { countMiss } from './missed-searches/search-miss.store.ts';
import { countSearch } from './popular.store.ts';
import type { SearchQuery } from './read-query.ts';
import { strongMatchScore } from './score-name.ts';

type Counting = Pick<Platform, 'database' | 'log'>;
type Input = z.output<Calls['search']['input']>;

const shortestCounted = 2;

/**
 * Adds a search to the count of the name that matches it best. The popular searches are the names with the highest
 * counts. Searches in all languages count for the same name.
 */
export async function countFound({ database, log }: Counting, { names }: Matches, now: Date): Promise<void> {
  const [best] = names;
  if (best === undefined || best.score < strongMatchScore || best.nameZh.length < shortestCounted) return;
  await counted(log, countSearch(database.alone, shanghaiDate(now), best.id));
}

type Missed = { readonly query: SearchQuery | undefined; readonly onlooker: Viewer };

/**
 * Counts a search without results (rule search-10). A search that was narrowed by price, rating or kind does not count,
 * because the dish may exist.
 */
export async function countMissed(
  { database, log }: Counting,
  { query: typed, kind, maxPrice, minRating }: Input,
  { query, onlooker: { here, language, now } }: Missed,
): Promise<void> {
  const words = query && searchMissText({ typed, folded: query.folded });
  if (!words || kind !== 'all' || maxPrice !== undefined || minRating !== undefined) return;
  await counted(log, countMiss(database.alone, shanghaiDate(now), { area: searchAreaOf(here), language, words }));
}

/** Logs an error of counting instead of failing the search, which may read a replica while the primary is down. */
async function counted(log: Platform['log'], writing: Promise<void>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    log.warn({ err: error }, 'search count failed');
  }
}
