import type { ShopHit } from '@chifan/contract/search';
import { distanceMetres } from '@chifan/domain/address';
import type { RestaurantType } from '@chifan/domain/catalogue';
import { isResting } from '@chifan/domain/catalogue';
import type { Executor } from '../../../platform/database/database.ts';
import { nearestShops, shopsByIds } from '../shops/shop.store.ts';
import { type Onlooker, openStateOf, shopCardOf } from '../shops/shop-card.ts';
import type { ShopRow } from '../shops/shop-row.store.ts';
import { equalScores, restingMetres } from './dish-hits.ts';
import type { MatchedName } from './match-names.ts';
import { nearestOfNames } from './places.store.ts';
import { highlightsOf } from './texts/highlights.ts';

type Searcher = Onlooker & { readonly query: string };
type Ranked = { readonly shop: ShopRow; readonly score: number; readonly metres: number };

/** So many shops are read for one that is shown: the nearer branch of a worse match may come first. */
const readForEach = 2;
/** A shop that cooks what was typed comes after those that are called so. */
const cuisineScore = 300;

export async function rankedShops(
  executor: Executor,
  names: readonly MatchedName[],
  { cuisines, rows, searcher }: { cuisines: readonly RestaurantType[]; rows: number; searcher: Searcher },
): Promise<Ranked[]> {
  const { here, now } = searcher;
  const scores = new Map(names.slice(0, rows).map(({ id, score }) => [id, score]));
  const each = Math.ceil((readForEach * rows) / Math.max(1, scores.size));
  const places = await nearestOfNames(executor, [...scores.keys()], { here, each });
  const scoreOfShop = new Map(places.map(({ shopId, nameId }) => [shopId, scores.get(nameId) ?? 0]));
  const called = await shopsByIds(executor, [...scoreOfShop.keys()]);
  const cooking = await Promise.all(
    cuisines.map((cuisine) => nearestShops(executor, here, { cuisine }, { offset: 0, limit: rows })),
  );
  const shops = new Map([...cooking.flatMap(({ shops: near }) => near), ...called].map((shop) => [shop.id, shop]));
  const effort = ({ shop, metres }: Ranked) => metres + (isResting(openStateOf(shop, now).state) ? restingMetres : 0);
  return [...shops.values()]
    .map((shop) => ({ shop, score: scoreOfShop.get(shop.id) ?? cuisineScore, metres: distanceMetres(here, shop) }))
    .toSorted(
      (a, b) =>
        Math.floor(b.score / equalScores) - Math.floor(a.score / equalScores) ||
        effort(a) - effort(b) ||
        a.shop.id - b.shop.id,
    );
}

export function shopHitOf({ shop }: Ranked, searcher: Searcher): ShopHit {
  const card = shopCardOf(shop, searcher);
  const marked = (text: string) => ({ text, highlights: highlightsOf(text, searcher.query) });
  return {
    name: { ...card.name, ...marked(card.name.text) },
    nameZh: marked(card.nameZh),
    pinyin: marked(card.pinyin),
    shop: card,
  };
}
