import type { Suggestion } from '@chifan/contract/search';
import { isResting } from '@chifan/domain/catalogue';
import type { Executor } from '../../../platform/database/database.ts';
import { nearestShops } from '../shops/shop.store.ts';
import { type Onlooker, openStateOf } from '../shops/shop-card.ts';
import { dishNamesAt } from './places.store.ts';
import { anyOf, quoted, type SearchQuery } from './read-query.ts';
import { resemblance } from './score-name.ts';
import { findNames, namesByIds } from './search-name.store.ts';
import { bestOfEach, suggestionOf } from './shown-name.ts';
import { bigramsOf } from './texts/runs.ts';

const shown = 8;
const resembling = 4;
const nearShops = 20;

export async function neighbours(
  executor: Executor,
  query: SearchQuery | undefined,
  onlooker: Onlooker,
): Promise<Suggestion[]> {
  const alike = query === undefined ? [] : await namesWithAPart(executor, query);
  const { shops } = await nearestShops(executor, onlooker.here, {}, { offset: 0, limit: nearShops });
  const open = shops.filter((shop) => shop.isTakingOrders && !isResting(openStateOf(shop, onlooker.now).state));
  const served = await namesByIds(
    executor,
    await dishNamesAt(
      executor,
      open.map(({ id }) => id),
      shown,
    ),
  );
  const names = bestOfEach([...alike, ...served.map((name) => ({ ...name, score: 0 }))]);
  return names.slice(0, shown).map((name) => suggestionOf(name, query?.folded ?? '', onlooker.language));
}

async function namesWithAPart(executor: Executor, query: SearchQuery) {
  const parts = query.tokens.flatMap(({ script, text }) => {
    if (script === 'han') return bigramsOf(text);
    return text.length >= 3 ? [text] : [];
  });
  if (parts.length === 0) return [];
  const found = await findNames(executor, [['dish', 'shop']], {
    ...query,
    close: anyOf(parts.map(quoted)),
    loose: null,
    enough: shown,
    most: 4 * shown,
    readInTier: 150,
  });
  return found
    .map((name) => ({ ...name, score: resemblance(name, [query.joined]) }))
    .toSorted((a, b) => b.score - a.score || b.uses - a.uses)
    .slice(0, resembling);
}
