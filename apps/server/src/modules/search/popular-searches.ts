import { shanghaiDate } from '@chifan/domain';
import { popularSearchLimits as popular } from '@chifan/domain/search';
import type { Answer } from '../../platform/http/call-result.ts';
import type { Context } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { localText } from '../catalogue/index.ts';
import { popularNames } from './popular.store.ts';

const shown = 10;
const dayMs = 86_400_000;

/**
 * Returns the names of the dishes and shops that guests searched for most often. The words that guests typed are not
 * returned, because they may be private.
 */
export async function popularSearches(
  platform: Pick<Platform, 'database'>,
  _input: unknown,
  { language, now }: Context,
): Promise<Answer<{ queries: string[]; ideas: string[] }>> {
  const since = shanghaiDate(new Date(now.getTime() - popular.days * dayMs));
  const names = await popularNames(platform.database.read, { since, fewest: popular.fewest }, shown);
  const textsOf = (rows: typeof names) => [
    ...new Set(rows.map(({ name }) => localText(name, language).text).filter((text) => text !== '')),
  ];
  const queries = textsOf(names.filter(({ times }) => times > 0)).slice(0, shown);
  const ideas = textsOf(names.filter(({ times }) => times === 0)).slice(0, shown);
  return { ok: true, value: { queries, ideas } };
}
