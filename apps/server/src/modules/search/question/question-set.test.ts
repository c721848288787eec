import { readFileSync } from 'node:fs';
import { type Language, readLanguage } from '@chifan/domain';
import { judgeDish } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { seedDemoCity } from '../../../seed/index.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { demoPosition } from '../../../testing/dishes-file.ts';
import { search } from '../search.ts';

const readSet = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', wanted = '', tag] = line.split('\t');
      return { query, wanted, language: readLanguage(tag) ?? ('en' as const) };
    });
const set = [...readSet('question-set.tsv'), ...readSet('question-apart.tsv')];

let place: TestDatabase;
let database: Database;
/** Lunch time in Shanghai, when the shops are open. */
const noon = new Date('2026-11-21T04:30:00Z');
beforeAll(async () => {
  place = await openTestDatabase();
  database = openDatabase(place.url, 4, () => undefined);
  await seedDemoCity(database, { now: noon, progress: () => undefined });
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

async function ask(query: string, language: Language = 'en') {
  const input = {
    query,
    latitude: demoPosition.lat.toFixed(6),
    longitude: demoPosition.lng.toFixed(6),
    kind: 'all',
    pageNo: 1,
    pageSize: 20,
    way: 'in_store',
    deliversHere: false,
  } as const;
  const answer = await search({ database, log: pino({ level: 'silent' }) }, input, { language, now: noon });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
}

test('at least 95 of 100 search queries with filters find dishes, and all found dishes fit the filters', async () => {
  expect(set.length).toBeGreaterThanOrEqual(200);
  const missed: string[] = [];
  const { rows } = await sql<{ id: number; spice: number }>`SELECT id, spice FROM dish`.execute(database.read);
  const spiceOf = new Map(rows.map(({ id, spice }) => [id, spice]));
  for (const { query, wanted, language } of set) {
    const { dishes, asked } = await ask(query, language);
    // A query about a property that menus do not record finds nothing.
    if (wanted === 'unmarked') {
      expect({ query, dishes, kinds: asked.map(({ kind }) => kind) }).toEqual({
        query,
        dishes: [],
        kinds: ['unmarked'],
      });
      continue;
    }
    if (dishes.length === 0 || asked.length === 0) missed.push(query);
    for (const { places } of dishes)
      for (const dish of places)
        for (const filter of asked) {
          if (filter.kind === 'max_price') expect(dish.price).toBeLessThanOrEqual(filter.fen);
          if (filter.kind === 'max_spice') expect(spiceOf.get(dish.dishId)).toBeLessThanOrEqual(filter.level);
          if (filter.kind === 'min_spice') expect(spiceOf.get(dish.dishId)).toBeGreaterThanOrEqual(filter.level);
          if (filter.kind === 'open_now') expect(dish).toMatchObject({ isOpen: true, isSoldOut: false });
          const wishes = filter.kind === 'wish' ? [filter.wish] : [];
          const avoids = filter.kind === 'avoid' ? [filter.allergen] : [];
          expect(judgeDish({ wishes, avoids }, dish).verdict).toBe('fits');
        }
  }
  if (missed.length > 0) console.log(`${missed.length} of ${set.length} missed: ${missed.join('; ')}`);
  expect(missed.length / set.length).toBeLessThanOrEqual(0.05);
});

test('a dish without allergen information is not found by a search that excludes an allergen', async () => {
  const before = await ask('no peanuts');
  const [first] = before.dishes.flatMap(({ places }) => places);
  await sql`UPDATE dish SET allergens = '{"contains": [], "free": []}' WHERE id = ${first?.dishId ?? 0}`.execute(
    database.read,
  );
  const after = await ask('no peanuts');
  expect(first).toBeDefined();
  expect(after.dishes.flatMap(({ places }) => places.map(({ dishId }) => dishId))).not.toContain(first?.dishId);
});

test('a search for “no beef” finds only dishes without any meat, because menus do not record the kind of meat', async () => {
  const { dishes, shops, asked } = await ask('no beef');
  expect(asked).toEqual([
    { kind: 'unmarked', words: 'no beef' },
    { kind: 'wish', wish: 'vegetarian', words: 'no beef' },
  ]);
  expect(dishes.length).toBeGreaterThan(0);
  for (const { places } of dishes)
    for (const dish of places) expect(judgeDish({ wishes: ['vegetarian'], avoids: [] }, dish).verdict).toBe('fits');
  expect(shops.length).toBeGreaterThan(0);
});

test('a search for a property that menus do not record finds nothing, but a dish name in the query is still searched', async () => {
  expect(await ask('kosher')).toMatchObject({ dishes: [], shops: [], neighbours: [] });
  expect((await ask('kosher noodles')).dishes.length).toBeGreaterThan(0);
});

test('a search with filters lists restaurants only if all filters can apply to a whole restaurant', async () => {
  expect((await ask('no peanuts')).shops).toEqual([]);
  const halal = await ask('halal');
  expect(halal.shops.length).toBeGreaterThan(0);
});

test('a search for a nickname such as “xlb” finds the dish', async () => {
  const { dishes } = await ask('xlb');
  expect(dishes.slice(0, 3).map(({ nameZh }) => nameZh.text)).toContainEqual(expect.stringContaining('小笼'));
});
