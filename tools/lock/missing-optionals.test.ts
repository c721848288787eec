import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingOptionals } from './missing-optionals.mjs';

test('package-lock.json lists every optional package (npm run lock:complete adds missing ones)', () => {
  const lock: unknown = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  expect(missingOptionals((lock as { packages: Record<string, object> }).packages).map(([place]) => place)).toEqual([]);
});

test('missingOptionals accepts an optional package in the folder of its parent or above', () => {
  const parent = { optionalDependencies: { own: '1.0.0', shared: '1.0.0' } };
  const packages = { 'node_modules/a/node_modules/b': parent, 'node_modules/a/node_modules/b/node_modules/own': {} };
  expect(missingOptionals({ ...packages, 'node_modules/shared': {} })).toEqual([]);
  expect(missingOptionals({ ...packages, 'node_modules/a/node_modules/shared': {} })).toEqual([]);
  expect(missingOptionals(packages).map(([place]) => place)).toEqual(['node_modules/shared']);
});

test('missingOptionals reads the platform of a missing package from its name', () => {
  const packages = {
    'node_modules/a': { dev: true, optionalDependencies: { '@a/binding-linux-arm64-musl': '1.2.3' } },
  };
  expect(missingOptionals(packages)).toEqual([
    [
      'node_modules/@a/binding-linux-arm64-musl',
      { version: '1.2.3', cpu: ['arm64'], dev: true, libc: ['musl'], optional: true, os: ['linux'] },
    ],
  ]);
});
