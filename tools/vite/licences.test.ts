import { expect, test } from 'vitest';
import { noticesOf, packageFolderOf, runFolders } from './licences.ts';

const named = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('packageFolderOf returns the folder of the package, also if scoped or nested', () => {
  expect(packageFolderOf('/p/node_modules/react/cjs/react.js')).toBe('/p/node_modules/react');
  expect(packageFolderOf('\0/p/node_modules/@lingui/core/dist/index.mjs?commonjs')).toBe(
    '/p/node_modules/@lingui/core',
  );
  expect(packageFolderOf('/p/node_modules/a/node_modules/b/b.js')).toBe('/p/node_modules/a/node_modules/b');
  expect(packageFolderOf('/p/apps/web/src/main.tsx')).toBeUndefined();
});

test('runFolders contains the direct and indirect dependencies of the delivered apps and of the server', () => {
  const names = [...runFolders()].map(named);
  // fast-uri is an indirect dependency, only through fastify.
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

test('noticesOf lists every package with its version and licence text', () => {
  const folders = [...runFolders()];
  const text = noticesOf(folders);
  for (const folder of folders) expect(text).toMatch(new RegExp(`^${named(folder).replace('/', '\\/')} \\d`, 'm'));
  const react = folders.find((folder) => folder.endsWith('node_modules/react'));
  expect(noticesOf([react ?? ''])).toMatch(/^react [\d.]+ \(MIT\)[\s\S]*Copyright \(c\) Meta Platforms/m);
});
