import { readFileSync } from 'node:fs';
import { languages } from '@chifan/domain';
import PO from 'pofile';
import { describe, expect, test } from 'vitest';
import { routeOf, routes } from './routes.ts';
import { screenTitles } from './screens/screen-titles.ts';

const given = new URL('../../../../docs/rules/screens.tsv', import.meta.url);

describe.each(routes)('route $path', (route) => {
  test('each route loads a screen component', async () => {
    expect(typeof (await route.load()).default).toBe('function');
  });

  test.each(languages)('each route has a title in the language %s', (language) => {
    const { message = '' } = 'title' in route ? route.title : screenTitles[route.path];
    expect(titlesIn(language).get(message)).toBeTruthy();
  });
});

test('every screen path belongs to exactly one route', () => {
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
});

test('four routes are tabs (rule app-2)', () => {
  expect(routes.flatMap((route) => ('tab' in route ? [route.tab] : [])).toSorted()).toEqual([1, 2, 3, 4]);
});

test('a path without a route has no screen', () => {
  expect(routeOf('pages/nowhere')).toBeUndefined();
  expect(routeOf('constructor')).toBeUndefined();
});

test('every screen that rule app-1 requires exists and has the required access', () => {
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
  const read = new Map(
    ['shell', 'shell-screens'].flatMap((term) => {
      const file = new URL(`../../../../packages/phrases/${language}/${term}.po`, import.meta.url);
      return PO.parse(readFileSync(file, 'utf8')).items.map((item) => [item.msgid, item.msgstr[0] ?? ''] as const);
    }),
  );
  titles.set(language, read);
  return read;
}
