import type { Calls } from '@chifan/contract';
import type { z } from 'zod';
import type { Executor } from '../../platform/database/database.ts';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { Context } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { viewerOf } from '../catalogue/index.ts';
import { countFound, countMissed } from './count-searches.ts';
import { dishHits } from './dish-hits.ts';
import { matchCuisines } from './match-cuisines.ts';
import { type Matches, matchNames, type NameMatchRequest } from './match-names.ts';
import { nameForNickname } from './nicknames.ts';
import { answerQuestion } from './question/answer-question.ts';
import { type Question, readQuestion } from './question/read-question.ts';
import type { Searcher } from './reach.ts';
import { readQuery, type SearchQuery } from './read-query.ts';
import { nearbySuggestions, rankedShops, shopHitOf } from './shop-hits.ts';
import { uniqueBySign } from './shown-name.ts';
import { isFood, synonymQueries } from './synonyms.ts';

type Input = z.output<Calls['search']['input']>;
type Output = z.input<Calls['search']['output']>;

const nothing: Output = {
  dishes: [],
  shops: [],
  hasMoreDishes: false,
  hasMoreShops: false,
  corrected: null,
  asked: [],
  neighbours: [],
};

export async function search(
  platform: Pick<Platform, 'database' | 'log'>,
  input: Input,
  context: Pick<Context, 'language' | 'now'>,
): Promise<Answer<Output>> {
  const viewer = viewerOf(input, context);
  if (viewer === undefined) return refused('position_invalid');
  const onlooker = { ...viewer, isDelivery: input.way === 'delivery' };
  const query = readQuery(input.query);
  const found = await foundFor(platform, input, onlooker);
  if (found.dishes.length + found.shops.length > 0 || input.pageNo > 1) return { ok: true, value: found };
  // For a query about a property that menus do not record, or about a food that the search knows, do not suggest other
  // dishes.
  const isUnknown = found.asked.some(({ kind }) => kind === 'unmarked') || (query !== undefined && isFood(query));
  const [near] = await Promise.all([
    isUnknown ? [] : nearbySuggestions(platform.database.read, query, onlooker),
    countMissed(platform, input, { query, onlooker }),
  ]);
  return { ok: true, value: { ...found, neighbours: near } };
}

/** Searches by filters if the query contains filters, otherwise by name. A nickname is replaced by its dish name. */
async function foundFor(
  platform: Pick<Platform, 'database' | 'log'>,
  input: Input,
  onlooker: Searcher,
): Promise<Output> {
  const question = readQuestion(input.query);
  const isNarrowed = input.maxPrice !== undefined || input.minRating !== undefined || input.deliversHere;
  if (question.filters.length > 0 || isNarrowed) return answerTo(platform, { input, question, onlooker });
  const query = readQuery(input.query);
  if (query === undefined) return nothing;
  const meant = readQuery(nameForNickname(input.query) ?? '');
  if (meant === undefined) return searchFor(platform, { input, query, onlooker });
  return searchFor(platform, { input, query: meant, onlooker });
}

type Questioning = { readonly input: Input; readonly question: Question; readonly onlooker: Searcher };

async function answerTo(
  { database: { read } }: Pick<Platform, 'database'>,
  { input, question, onlooker }: Questioning,
): Promise<Output> {
  const { dishes, shops, corrected } = await answerQuestion(read, { ...question, chosen: input }, onlooker);
  const [from, end] = [(input.pageNo - 1) * input.pageSize, input.pageNo * input.pageSize];
  return {
    dishes: input.kind === 'shop' ? [] : dishes.slice(from, end),
    shops: input.kind === 'dish' ? [] : shops.slice(from, end),
    hasMoreDishes: input.kind !== 'shop' && dishes.length > end,
    hasMoreShops: input.kind !== 'dish' && shops.length > end,
    corrected,
    asked: [...question.filters],
    neighbours: [],
  };
}

/** Minimum number of good matches. With fewer matches the list looks empty, so similar names follow. */
const fewest = 3;

type Search = { readonly input: Input; readonly query: SearchQuery; readonly onlooker: Searcher };

async function searchFor(platform: Pick<Platform, 'database' | 'log'>, search: Search): Promise<Output> {
  const { input, onlooker } = search;
  const { read } = platform.database;
  const { pageNo, pageSize } = input;
  const lists = input.kind === 'all' ? ([['dish'], ['shop']] as const) : [[input.kind]];
  const matches = await matchesOf(read, search, {
    lists,
    language: onlooker.language,
    rows: pageNo * pageSize + 1,
    minRead: 100,
  });
  const shown = { offset: (pageNo - 1) * pageSize, end: pageNo * pageSize };
  const [dishes, shops] = await Promise.all([
    dishesOf(platform, search, matches),
    shopsOf(platform, search, matches),
    // Count the search while it runs, so that counting does not delay the search.
    pageNo === 1 ? countFound(platform, matches, onlooker.now) : undefined,
  ]);
  return {
    dishes: dishes.hits,
    shops: shops.hits,
    hasMoreDishes: dishes.total > shown.end,
    hasMoreShops: shops.total > shown.end,
    corrected: matches.meant === null ? null : correctedOf(matches),
    asked: [],
    neighbours: [],
  };
}

/**
 * Returns matching names. A query that names food or a cuisine is never corrected, and is also searched with other
 * words for the same food.
 */
async function matchesOf(
  read: Executor,
  { input, query }: Search,
  wanted: Omit<NameMatchRequest, 'few'>,
): Promise<Matches> {
  const isKnown = isFood(query) || matchCuisines(query).length > 0;
  const plain = await matchNames(read, query, { ...wanted, few: isKnown ? 0 : fewest });
  const others = synonymQueries(input.query).map((other) => matchNames(read, other, { ...wanted, few: 0 }));
  const more = (await Promise.all(others)).flatMap((each) => each.names);
  if (more.length === 0) return plain;
  const names = new Map<number, Matches['names'][number]>();
  for (const name of [...(plain.meant === null ? plain.names : []), ...more])
    if (name.score > (names.get(name.id)?.score ?? 0)) names.set(name.id, name);
  return { names: [...names.values()].toSorted((a, b) => b.score - a.score || a.id - b.id), meant: null };
}

type Hits<Hit> = { readonly hits: Hit[]; readonly total: number };
const none = { hits: [], total: 0 };

async function dishesOf(
  platform: Pick<Platform, 'database'>,
  { input, query, onlooker }: Search,
  { names }: Matches,
): Promise<Hits<Output['dishes'][number]>> {
  if (input.kind === 'shop') return none;
  const dishes = uniqueBySign(names.filter(({ kind }) => kind === 'dish'));
  const page = dishes.slice((input.pageNo - 1) * input.pageSize, input.pageNo * input.pageSize);
  const searcher = { ...onlooker, query: query.folded };
  return { hits: await dishHits(platform.database.read, page, searcher), total: dishes.length };
}

async function shopsOf(
  platform: Pick<Platform, 'database'>,
  { input, query, onlooker }: Search,
  { names }: Matches,
): Promise<Hits<Output['shops'][number]>> {
  if (input.kind === 'dish') return none;
  const searcher = { ...onlooker, query: query.folded };
  const ranked = await rankedShops(
    platform.database.read,
    names.filter(({ kind }) => kind === 'shop'),
    { cuisines: matchCuisines(query), rows: input.pageNo * input.pageSize + 1, searcher },
  );
  const page = ranked.slice((input.pageNo - 1) * input.pageSize, input.pageNo * input.pageSize);
  return { hits: page.map((shop) => shopHitOf(shop, searcher)), total: ranked.length };
}

/**
 * Returns the corrected query. For a correction by other hanzi with the same sound, the found name is the corrected
 * query.
 */
const correctedOf = ({ meant, names }: Matches): string | null => meant?.words ?? names[0]?.nameZh ?? null;
