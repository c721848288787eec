import type { ShopHit, Suggestion } from '@chifan/contract/search/views';
import type { RestaurantType } from '@chifan/domain/catalogue';
import type { Executor } from '../../platform/database/database.ts';
import {
  bigramsOf,
  nearestShops,
  type ShopRow,
  shopCardOf,
  shopsByIds,
  takesOrdersAt,
  type Viewer,
} from '../catalogue/index.ts';
import { equalScores } from './dish-hits.ts';
import { highlightsOf } from './highlights.ts';
import type { MatchedName } from './match-names.ts';
import { dishNamesAt, nearestOfNames } from './places.store.ts';
import { byRange, byReach, type Reach, reachFrom, type Searcher } from './reach.ts';
import { anyOf, quoteTerm, type SearchQuery } from './read-query.ts';
import { resemblance } from './score-name.ts';
import { findNames, namesByIds } from './search-name.store.ts';
import { suggestionOf, uniqueBySign } from './shown-name.ts';

type Ranked = Reach & { readonly shop: ShopRow; readonly score: number };

/** Number of shops to read per shown shop. A nearer shop whose name matches slightly worse may come first. */
const readForEach = 2;
/** Score of a shop whose cuisine matches. Such a shop comes after shops whose name matches. */
const cuisineScore = 300;

export async function rankedShops(
  executor: Executor,
  names: readonly MatchedName[],
  { cuisines, rows, searcher }: { cuisines: readonly RestaurantType[]; rows: number; searcher: Searcher },
): Promise<Ranked[]> {
  const { here } = searcher;
  const reachOf = reachFrom(searcher);
  const scores = new Map(names.slice(0, rows).map(({ id, score }) => [id, score]));
  const each = Math.ceil((readForEach * rows) / Math.max(1, scores.size));
  const places = await nearestOfNames(executor, [...scores.keys()], { here, each });
  const scoreOfShop = new Map(places.map(({ shopId, nameId }) => [shopId, scores.get(nameId) ?? 0]));
  const called = await shopsByIds(executor, [...scoreOfShop.keys()]);
  const cooking = await Promise.all(
    cuisines.map((cuisine) => nearestShops(executor, here, { cuisine }, { offset: 0, limit: rows })),
  );
  const shops = new Map([...cooking.flatMap(({ shops: near }) => near), ...called].map((shop) => [shop.id, shop]));
  return [...shops.values()]
    .map((shop) => ({ shop, score: scoreOfShop.get(shop.id) ?? cuisineScore, ...reachOf(shop) }))
    .toSorted(
      (a, b) =>
        byRange(a, b) ||
        Math.floor(b.score / equalScores) - Math.floor(a.score / equalScores) ||
        byReach(a, b) ||
        a.shop.id - b.shop.id,
    );
}

export function shopHitOf({ shop }: Ranked, searcher: Viewer & { readonly query: string }): ShopHit {
  const card = shopCardOf(shop, searcher);
  const marked = (text: string) => ({ text, highlights: highlightsOf(text, searcher.query) });
  return {
    name: { ...card.name, ...marked(card.name.text) },
    nameZh: marked(card.nameZh),
    pinyin: marked(card.pinyin),
    shop: card,
  };
}

const shown = 8;
const resembling = 4;
const nearShops = 20;

export async function nearbySuggestions(
  executor: Executor,
  query: SearchQuery | undefined,
  onlooker: Viewer,
): Promise<Suggestion[]> {
  const alike = query === undefined ? [] : await namesWithAPart(executor, query);
  const { shops } = await nearestShops(executor, onlooker.here, {}, { offset: 0, limit: nearShops });
  const open = shops.filter(takesOrdersAt(onlooker));
  const served = await namesByIds(
    executor,
    await dishNamesAt(
      executor,
      open.map(({ id }) => id),
      shown,
    ),
  );
  const names = uniqueBySign([...alike, ...served.map((name) => ({ ...name, score: 0 }))]);
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
    close: anyOf(parts.map(quoteTerm)),
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
