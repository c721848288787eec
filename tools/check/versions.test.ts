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

test('the check finds a React older than 19 from any source', () => {
  expect(lockProblems(withEntry('node_modules/react', { version: '18.3.1' }))).toEqual([
    'react is locked as 18.3.1. It must match ^19\\.',
  ]);
});

test('the check finds a package that is not from the registry', () => {
  const resolved = 'https://mirror.example/ms-2.1.3.tgz';
  expect(lockProblems(withEntry('node_modules/ms', { version: '2.1.3', resolved }))).toEqual([
    expect.stringContaining(`node_modules/ms comes from ${resolved}`),
  ]);
});

test('the check rejects a Node before 24', () => {
  expect(nodeProblems('v20.20.2')).toHaveLength(1);
  expect(nodeProblems('v24.21.0')).toEqual([]);
});
