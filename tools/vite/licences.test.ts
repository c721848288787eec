import { expect, test } from 'vitest';
import { noticesOf, packageFolderOf, runFolders } from './licences.ts';

const named = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('a module belongs to the package that it lies in, a scope and a nested one included', () => {
  expect(packageFolderOf('/p/node_modules/react/cjs/react.js')).toBe('/p/node_modules/react');
  expect(packageFolderOf('\0/p/node_modules/@lingui/core/dist/index.mjs?commonjs')).toBe(
    '/p/node_modules/@lingui/core',
  );
  expect(packageFolderOf('/p/node_modules/a/node_modules/b/b.js')).toBe('/p/node_modules/a/node_modules/b');
  expect(packageFolderOf('/p/apps/web/src/main.tsx')).toBeUndefined();
});

test('what the apps deliver and the server runs is found, and what these need in turn', () => {
  const names = [...runFolders()].map(named);
  // fast-uri is a dependency of fastify's only.
  for (const name of [
    'react',
    'leaflet',
    'fastify',
    'pg',
    'sharp',
    'zod',
    'fast-uri',
    '@tanstack/router-core',
    'tailwindcss',
  ])
    expect(names).toContain(name);
  expect(names).not.toContain('vitest');
});

test('every package is named with its version and its licence’s words', () => {
  const folders = [...runFolders()];
  const text = noticesOf(folders);
  for (const folder of folders) expect(text).toMatch(new RegExp(`^${named(folder).replace('/', '\\/')} \\d`, 'm'));
  const react = folders.find((folder) => folder.endsWith('node_modules/react'));
  expect(noticesOf([react ?? ''])).toMatch(/^react [\d.]+ \(MIT\)[\s\S]*Copyright \(c\) Meta Platforms/m);
});
