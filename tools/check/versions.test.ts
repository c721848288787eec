import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { installedVersionProblems, type Lock, lockProblems, nodeProblems } from './versions.ts';

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as Lock;
const withEntry = (place: string, entry: Lock['packages'][string]): Lock => ({
  packages: { ...lock.packages, [place]: entry },
});

test('locked and installed versions match the required versions', () => {
  expect(installedVersionProblems()).toEqual([]);
});

test('the version check rejects a locked React older than 19', () => {
  expect(lockProblems(withEntry('node_modules/react', { version: '18.3.1' }))).toEqual([
    'react is locked as 18.3.1. It must match ^19\\.',
  ]);
});

test('the version check rejects a package that does not come from the npm registry', () => {
  const resolved = 'https://mirror.example/ms-2.1.3.tgz';
  expect(lockProblems(withEntry('node_modules/ms', { version: '2.1.3', resolved }))).toEqual([
    expect.stringContaining(`node_modules/ms comes from ${resolved}`),
  ]);
});

test('the version check rejects a Node older than 24', () => {
  expect(nodeProblems('v20.20.2')).toHaveLength(1);
  expect(nodeProblems('v24.21.0')).toEqual([]);
});
