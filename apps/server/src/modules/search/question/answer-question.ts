import type { DishHit, ShopHit } from '@chifan/contract/search/views';
import { fen } from '@chifan/domain';
import { type DietProfile, judgeDishAtBest } from '@chifan/domain/catalogue';
import type { Executor } from '../../../platform/database/database.ts';
import {
  chineseOf,
  deliversTo,
  dishAtShopOf,
  isSoldOut,
  localText,
  nearestShops,
  takesOrdersAt,
  type Viewer,
} from '../../catalogue/index.ts';
import { type DishPredicate, dishHits } from '../dish-hits.ts';
import { matchCuisines } from '../match-cuisines.ts';
import { matchNames } from '../match-names.ts';
import { nameForNickname } from '../nicknames.ts';
import { byRange, byReach, reachFrom, type Searcher } from '../reach.ts';
import { readQuery, type SearchQuery } from '../read-query.ts';
import { rankedShops, shopHitOf } from '../shop-hits.ts';
import { uniqueBySign } from '../shown-name.ts';
import { type CandidateDishRow, dishesByCriteria } from './dishes-by-criteria.store.ts';
import type { Question } from './read-question.ts';

/** `chosen` has the filters that the guest tapped, in addition to the filters in the query. */
type Narrowed = Question & {
  readonly chosen: {
    readonly maxPrice?: number | undefined;
    readonly minRating?: number | undefined;
    readonly deliversHere?: boolean;
  };
};

type Answered = { readonly dishes: DishHit[]; readonly shops: ShopHit[]; readonly corrected: string | null };

const nearShops = 40;
const maxRows = 400;
const maxNames = 60;
const hottest = 3;

/** Finds dishes near the guest that are known to fit the filters of the query (rule search-2). */
export async function answerQuestion(executor: Executor, question: Narrowed, onlooker: Searcher): Promise<Answered> {
  if (question.rest === '' && isAllUnmarked(question)) return { dishes: [], shops: [], corrected: null };
  const asked = askedOf(question);
  const isOpen = takesOrdersAt(onlooker);
  const accepts = (row: Judged) =>
    fits(asked, row) &&
    (!asked.deliversHere || deliversTo(row, onlooker.here)) &&
    (!asked.openNow || (isOpen(row) && !isSoldOut(row)));
  const [{ dishes, corrected }, shops] = await Promise.all([
    question.rest === ''
      ? dishesNear(executor, asked, accepts, onlooker).then((found) => ({ dishes: found, corrected: null }))
      : dishesCalled(executor, question.rest, accepts, onlooker),
    shopsFor(executor, question, asked, onlooker),
  ]);
  return { dishes, shops, corrected };
}

/** True if the query only names properties that menus do not record, for example "kosher". */
const isAllUnmarked = ({ filters }: Question): boolean =>
  filters.length > 0 && filters.every(({ kind }) => kind === 'unmarked');

type Asked = {
  readonly profile: DietProfile;
  readonly maxPrice: number | null;
  readonly minSpice: number;
  readonly maxSpice: number;
  readonly openNow: boolean;
  readonly deliversHere: boolean;
  readonly minRating: number | undefined;
  /** Maximum typical price of a restaurant, in fen. */
  readonly middlePrice: number | undefined;
};

function askedOf({ filters, chosen }: Narrowed): Asked {
  const prices = [
    ...filters.flatMap((filter) => (filter.kind === 'max_price' ? [filter.fen] : [])),
    ...(chosen.maxPrice === undefined ? [] : [chosen.maxPrice]),
  ];
  return {
    profile: {
      avoids: filters.flatMap((filter) => (filter.kind === 'avoid' ? [filter.allergen] : [])),
      wishes: filters.flatMap((filter) => (filter.kind === 'wish' ? [filter.wish] : [])),
    },
    maxPrice: prices.length === 0 ? null : Math.min(...prices),
    minSpice: Math.max(0, ...filters.flatMap((filter) => (filter.kind === 'min_spice' ? [filter.level] : []))),
    maxSpice: Math.min(hottest, ...filters.flatMap((filter) => (filter.kind === 'max_spice' ? [filter.level] : []))),
    deliversHere: chosen.deliversHere ?? false,
    openNow: filters.some(({ kind }) => kind === 'open_now'),
    minRating: chosen.minRating,
    middlePrice: chosen.maxPrice,
  };
}

type Judged = Parameters<DishPredicate>[0] | CandidateDishRow;

const isRated = ({ minRating = 0 }: Asked, { ratingTenths }: { readonly ratingTenths: number | null }): boolean =>
  (ratingTenths ?? 0) >= minRating;

const fits = (asked: Asked, row: Judged): boolean => isRated(asked, row) && isAsked(asked, row);

const isAsked = ({ profile, maxPrice, minSpice, maxSpice }: Asked, row: Judged): boolean =>
  (maxPrice === null || row.price <= maxPrice) &&
  row.spice >= minSpice &&
  row.spice <= maxSpice &&
  judgeDishAtBest(profile, { ...row, options: row.options.map(requiredGroupOf) }).verdict === 'fits';

/** Allergens and diets of an option choice without marks count as unknown. */
const requiredGroupOf = ({ min, choices }: Judged['options'][number]) => ({
  min,
  choices: choices.map(({ marks }) => ({ marks: marks ?? null })),
});

async function dishesCalled(executor: Executor, rest: string, accepts: DishPredicate, onlooker: Searcher) {
  const query = readQuery(nameForNickname(rest) ?? rest);
  if (query === undefined) return { dishes: [], corrected: null };
  const matches = await matchNames(executor, query, {
    lists: [['dish']],
    language: onlooker.language,
    rows: maxNames,
    few: 3,
    minRead: 100,
  });
  const names = uniqueBySign(matches.names).slice(0, maxNames);
  const dishes = await dishHits(executor, names, { ...onlooker, query: query.folded }, accepts);
  return { dishes, corrected: matches.meant?.words ?? null };
}

async function dishesNear(
  executor: Executor,
  asked: Asked,
  accepts: (row: CandidateDishRow) => boolean,
  onlooker: Searcher,
): Promise<DishHit[]> {
  const { shops } = await nearestShops(executor, onlooker.here, ratedSo(asked), { offset: 0, limit: nearShops });
  const special = await nearestShops(executor, onlooker.here, shopFilterOf(asked), { offset: 0, limit: nearShops });
  const shopIds = [...new Set([...special.shops, ...shops].map(({ id }) => id))];
  const { maxPrice, minSpice, maxSpice } = asked;
  const price = maxPrice === null ? null : fen(maxPrice);
  const rows = await dishesByCriteria(executor, { shopIds, maxPrice: price, minSpice, maxSpice }, maxRows);
  const reachOf = reachFrom(onlooker);
  const places = rows.filter(accepts).map((row) => {
    const reach = reachOf(row);
    // A sold-out dish ranks like a dish of a closed shop.
    return { row, ...reach, rank: { ...reach, isOpen: reach.isOpen && !isSoldOut(row) } };
  });
  const byName = Map.groupBy(
    places.toSorted((a, b) => byReach(a.rank, b.rank)),
    ({ row }) => chineseOf(row.name) || localText(row.name, onlooker.language).text,
  );
  return [...byName.values()].map((all) => hitOf(all, onlooker));
}

const shownPlaces = 3;

type Place = { readonly row: CandidateDishRow; readonly isOpen: boolean; readonly metres: number };

function hitOf(all: readonly Place[], onlooker: Viewer): DishHit {
  const [first] = all;
  if (first === undefined) throw new Error('a hit without a dish');
  const { name, pinyin } = first.row;
  const bare = (text: string) => ({ text, highlights: [] });
  return {
    name: { ...localText(name, onlooker.language), highlights: [] },
    nameZh: bare(chineseOf(name)),
    pinyin: bare(pinyin),
    shopCount: new Set(all.map(({ row }) => row.shopId)).size,
    places: all.slice(0, shownPlaces).map((place) => dishAtShopOf(place, onlooker)),
  };
}

/** Returns the filters that apply to a whole shop, not only to single dishes. */
const shopFilterOf = ({ profile: { wishes }, minRating }: Asked) => ({
  minRating,
  halal: wishes.includes('halal'),
  vegetarian: wishes.includes('vegetarian') || wishes.includes('vegan'),
});

const ratedSo = ({ minRating }: Asked) => ({ minRating });

const shopRows = 40;

async function shopsFor(
  executor: Executor,
  { rest, filters }: Question,
  asked: Asked,
  onlooker: Searcher,
): Promise<ShopHit[]> {
  const filter = shopFilterOf(asked);
  const isPromised = filter.halal || filter.vegetarian;
  const query = readQuery(rest);
  const cuisines = query === undefined ? [] : matchCuisines(query);
  const searcher = { ...onlooker, query: query?.folded ?? '' };
  if (!isPromised && query === undefined) return [];
  const found = isPromised
    ? await promisedShops(executor, filter, query === undefined ? [undefined] : cuisines, onlooker)
    : await rankedShops(executor, await shopsCalled(executor, filters.length === 0 ? query : undefined, onlooker), {
        cuisines,
        rows: shopRows,
        searcher,
      });
  return found
    .filter(({ shop }) => isRated(asked, shop) && costsSo(asked, shop))
    .filter(({ isOpen, isInRange }) => (!asked.openNow || isOpen) && (!asked.deliversHere || isInRange))
    .map((ranked) => shopHitOf(ranked, searcher));
}

const costsSo = ({ middlePrice }: Asked, { typicalPrice }: { readonly typicalPrice: number | null }): boolean =>
  middlePrice === undefined || (typicalPrice !== null && typicalPrice <= middlePrice);

/** Finds shops by name only if the query has no filter, because a shop's name promises nothing about a filter. */
async function shopsCalled(executor: Executor, query: SearchQuery | undefined, { language }: Viewer) {
  if (query === undefined) return [];
  const lists = [['shop']] as const;
  return (await matchNames(executor, query, { lists, language, rows: shopRows, few: 3, minRead: 100 })).names;
}

async function promisedShops(
  executor: Executor,
  filter: ReturnType<typeof shopFilterOf>,
  cuisines: readonly (ReturnType<typeof matchCuisines>[number] | undefined)[],
  searcher: Searcher,
) {
  const lists = await Promise.all(
    cuisines.map((cuisine) =>
      nearestShops(executor, searcher.here, { ...filter, cuisine }, { offset: 0, limit: shopRows }),
    ),
  );
  const reachOf = reachFrom(searcher);
  return lists.flatMap(({ shops }) => shops.map((shop) => ({ shop, score: 0, ...reachOf(shop) }))).toSorted(byRange);
}
