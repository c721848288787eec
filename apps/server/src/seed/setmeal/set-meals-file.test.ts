import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '@chifan/domain';
import { areContentsValid, isSetMealCode, setMealMarks } from '@chifan/domain/setmeal';
import { beforeAll, expect, test } from 'vitest';
import { demoFolder, readDemoCity } from '../demo-files.ts';
import type { DemoCity } from '../demo-shapes.ts';
import { setMealRowOf } from './set-meal-rows.ts';
import { branchesOf, type DemoSetMeal } from './set-meals-file.ts';

let city: DemoCity;
let meals: readonly DemoSetMeal[];
beforeAll(async () => {
  city = await readDemoCity();
  meals = city.setMeals.setMeals;
});

const rowOf = (meal: DemoSetMeal) => setMealRowOf(meal, city, 1, new Date('2026-11-22T04:00:00Z'));
const slugsWhere = (rule: (meal: DemoSetMeal) => boolean): string[] => meals.filter(rule).map(({ slug }) => slug);

test('three demo brands sell four set meals each, for one to six people, in at least three branches', () => {
  expect(Object.values(Object.groupBy(meals, ({ brand }) => brand)).map((ofBrand) => ofBrand?.length)).toEqual([
    4, 4, 4,
  ]);
  expect(slugsWhere((meal) => branchesOf(meal, city.shops).length < 3)).toEqual([]);
  expect([...new Set(meals.map(({ persons }) => persons))].toSorted()).toEqual([1, 2, 3, 4, 6]);
});

test('demo set meals cover every kind of voucher code, stock and serving time, and four of them are featured', () => {
  const sources = meals.map(({ codes }) => (codes === 'own' ? 'own' : codes.from));
  expect(new Set(sources)).toEqual(new Set(['own', 'brand', 'branch']));
  expect(slugsWhere(({ stock }) => stock === 0)).toEqual(['late-night-chicken']);
  expect(slugsWhere(({ stock }) => stock !== null && stock > 0 && stock < 10)).toEqual(['crab-roe-for-two']);
  expect(slugsWhere(({ served }) => served !== null).length).toBeGreaterThanOrEqual(4);
  expect(meals.flatMap(({ featuredRank }) => featuredRank ?? []).toSorted()).toEqual([1, 2, 3, 4]);
});

test('a demo set meal costs less than its contents separately, with the cheapest of several choices', () => {
  expect(slugsWhere((meal) => rowOf(meal).originalPrice <= meal.price)).toEqual([]);
  const lunch = meals.find(({ slug }) => slug === 'weekday-lunch-burger');
  expect(lunch && rowOf(lunch).originalPrice).toBe(24_00 + 16_00 + 9_00);
});

test('contents of demo set meals are valid, and every choice has a name in nine languages', () => {
  expect(slugsWhere((meal) => !areContentsValid(rowOf(meal).contents))).toEqual([]);
  const names = meals.flatMap((meal) =>
    rowOf(meal).contents.flatMap(({ name, options }) => [
      name,
      ...options.flatMap((group) => [group.name, ...group.choices.map((choice) => choice.name)]),
    ]),
  );
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name) => languages.some((language) => !name[language]))).toEqual([]);
});

test('names, descriptions and terms of demo set meals exist in every language', () => {
  const texts = meals.flatMap(({ name, description }) => [name, description]);
  const all = [...texts, ...Object.values(city.setMeals.terms), city.setMeals.choice];
  for (const language of languages)
    expect([language, new Set(all.map((text) => text[language])).size]).toEqual([language, all.length]);
});

test('marks of a set meal cover every dish that the guest can choose, and are unknown if one dish has no marks', () => {
  const marksOf = (slug: string) => {
    const meal = meals.find((one) => one.slug === slug);
    return setMealMarks(meal ? rowOf(meal).contents : []);
  };
  expect(marksOf('vegan-tea-break').diet).toMatchObject({ vegan: 'yes', halal: 'unknown', pork: 'no' });
  expect(marksOf('tea-for-two').allergens.contains).toEqual(expect.arrayContaining(['milk', 'egg']));
  expect(marksOf('dumpling-lunch').diet).toMatchObject({ vegetarian: 'no', pork: 'yes' });
  expect(marksOf('dumpling-lunch').allergens.contains).toContain('egg');
  expect(marksOf('wings-for-two').allergens.free).toEqual([]);
});

test('each pool of demo voucher codes begins with a valid code and has at least ten codes', () => {
  const firsts = meals.flatMap((meal) => (meal.codes === 'own' ? [] : { ...meal.codes, slug: meal.slug }));
  expect(firsts.every(({ first, count }) => isSetMealCode(String(first)) && count >= 10)).toBe(true);
});

test.each([
  ['has a missing dish', '"grass-jelly-bowl"', '"snow"', /tea-for-two: snow is not on the menu/],
  ['has missing terms', '"terms": "tea"', '"terms": "coffee"', /tea-for-two: there are no terms coffee/],
  [
    'has a brand without branches',
    '"brand": "he-tian-cha"',
    '"brand": "nobody"',
    /tea-for-two: there is no branch of nobody/,
  ],
  ['has unreadable hours', '"Mo-Fr 13', '"Sometimes 13', /fruit-tea-and-pudding: cannot be read/],
  [
    'is sold at a branch of another brand',
    '["jin-ji-zhan-zhe',
    '["wan-sheng-ji-zhe',
    /late-night-chicken: not all of these/,
  ],
  ['was bought by an unknown member', '"member": "yuki', '"member": "nemo', /nemo@example\.com is no member/],
])('the demo data are rejected with an error that names the set meal if it %s', async (_why, from, to, sentence) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-'));
  await cp(demoFolder, folder, { recursive: true });
  const file = path.join(folder, 'set-meals.json');
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
  const error = await readDemoCity(folder).catch((error: unknown) => error);
  await rm(folder, { recursive: true });
  expect(String(error)).toMatch(sentence);
});
