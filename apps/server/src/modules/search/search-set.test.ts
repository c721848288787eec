import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { seedDemoCity } from '../../seed/index.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { firstFound, isFound, openShopOfDishes, readQuestions } from '../../testing/dishes-file.ts';

const dishes = fileURLToPath(new URL('../../../../../tests/samples/dishes.json', import.meta.url));
const questions = readQuestions(readFileSync(new URL('search-set.tsv', import.meta.url), 'utf8'));

let place: TestDatabase;
let database: Database;
beforeAll(async () => {
  place = await openTestDatabase();
  database = openDatabase(place.url, 4, () => undefined);
  await seedDemoCity(database, { now: new Date('2026-11-21T04:00:00Z'), progress: () => undefined });
  await openShopOfDishes(database, dishes);
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

test('at least 97 of 100 search queries in nine languages find the wanted dish among the first three dishes', async () => {
  expect(questions.length).toBeGreaterThanOrEqual(150);
  const missed = [];
  for (const question of questions) {
    const found = await firstFound(database, question);
    if (!isFound(found, question.chinese)) missed.push(`${question.query}: ${found.join(', ') || 'nothing'}`);
  }
  if (missed.length > 0) console.log(`${missed.length} of ${questions.length} missed: ${missed.join('; ')}`);
  expect(missed.length / questions.length).toBeLessThanOrEqual(0.03);
});
