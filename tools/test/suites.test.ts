import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf, type SuiteName, suites } from './suites.ts';

const root = new URL('../../', import.meta.url);
const names = Object.keys(suites) as SuiteName[];

const found = (name: SuiteName, isNpmTest: boolean): string[] => {
  const { include, exclude } = filesOf(name, isNpmTest);
  return include.length === 0 ? [] : globSync(include, { cwd: root, exclude });
};

test('every test file belongs to exactly one suite, except those of the cluster', () => {
  const all = globSync('{packages,apps,bench,demo,deploy,tests,tools}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', 'tests/cluster/**'],
  });
  const inSuites = names.flatMap((name) => found(name, false));
  expect(inSuites.toSorted()).toEqual(all.toSorted());
});

test('every journey that `npm test` lists exists', () => {
  expect(found('journey', true)).toHaveLength(suites.journey.inNpmTest.length);
});

test.each(names)('`npm test` runs only files that belong to the suite %s', (name) => {
  const all = new Set(found(name, false));
  expect(found(name, true).filter((file) => !all.has(file))).toEqual([]);
});
