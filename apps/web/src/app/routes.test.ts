import { readFileSync } from 'node:fs';
import { languages } from '@chifan/domain';
import PO from 'pofile';
import { describe, expect, test } from 'vitest';
import { routeOf, routes } from './routes.ts';

const given = new URL('../../../../docs/rules/screens.tsv', import.meta.url);

describe.each(routes)('$path', (route) => {
  test('loads a screen', async () => {
    expect(typeof (await route.load()).default).toBe('function');
  });

  test.each(languages)('has a title in %s', (language) => {
    expect(titlesIn(language).get(route.title.message ?? '')).toBeTruthy();
  });
});

test('every address has one row', () => {
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
});

test('there are five tabs', () => {
  expect(routes.flatMap((route) => ('tab' in route ? [route.tab] : [])).toSorted()).toEqual([1, 2, 3, 4, 5]);
});

test('a screen that nobody wrote a row for is unknown', () => {
  expect(routeOf('pages/nowhere')).toBeUndefined();
  expect(routeOf('constructor')).toBeUndefined();
});

test('every screen that must be there is, for whom it is meant (rule app-1)', () => {
  const wanted = readFileSync(given, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  expect(wanted.length).toBeGreaterThan(60);
  for (const [path = '', access] of wanted) expect([path, routeOf(path)?.access]).toEqual([path, access]);
});

const titles = new Map<string, ReadonlyMap<string, string>>();

function titlesIn(language: string): ReadonlyMap<string, string> {
  const known = titles.get(language);
  if (known) return known;
  const file = new URL(`../../../../packages/phrases/${language}/shell.po`, import.meta.url);
  const read = new Map(PO.parse(readFileSync(file, 'utf8')).items.map((item) => [item.msgid, item.msgstr[0] ?? '']));
  titles.set(language, read);
  return read;
}
