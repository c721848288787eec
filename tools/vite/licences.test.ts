import { expect, test } from 'vitest';
import { noticesOf, packageFolderOf, runFolders } from './licences.ts';

const named = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('a module belongs to the package of its folder, including scoped and nested packages', () => {
  expect(packageFolderOf('/p/node_modules/react/cjs/react.js')).toBe('/p/node_modules/react');
  expect(packageFolderOf('\0/p/node_modules/@lingui/core/dist/index.mjs?commonjs')).toBe(
    '/p/node_modules/@lingui/core',
  );
  expect(packageFolderOf('/p/node_modules/a/node_modules/b/b.js')).toBe('/p/node_modules/a/node_modules/b');
  expect(packageFolderOf('/p/apps/web/src/main.tsx')).toBeUndefined();
});

test('the notices include delivered and run packages with their dependencies', () => {
  const names = [...runFolders()].map(named);
  // Only fastify depends on fast-uri.
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

test('the notices name every package with its version and licence text', () => {
  const folders = [...runFolders()];
  const text = noticesOf(folders);
  for (const folder of folders) expect(text).toMatch(new RegExp(`^${named(folder).replace('/', '\\/')} \\d`, 'm'));
  const react = folders.find((folder) => folder.endsWith('node_modules/react'));
  expect(noticesOf([react ?? ''])).toMatch(/^react [\d.]+ \(MIT\)[\s\S]*Copyright \(c\) Meta Platforms/m);
});
