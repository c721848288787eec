import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
const inFolder = (...parts: string[]): string => path.join(folder, ...parts);

const lock = {
  packages: {
    '': { optionalDependencies: {} },
    'node_modules/vite': { version: '1.0.0' },
    'node_modules/vitest': { version: '1.0.0', dev: true },
  },
};

/** A fake npm that logs its arguments and writes npm's record of installed packages. */
const npm = `
  const fs = require('node:fs');
  const args = process.argv.slice(2);
  fs.appendFileSync('asked', args.slice(0, 2).join(' ') + '\\n');
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json'));
  const isLeftOut = (entry) => entry.dev && args.includes('--omit=dev');
  const installed = Object.entries(packages).filter(([, entry]) => !isLeftOut(entry));
  fs.mkdirSync('node_modules/vite', { recursive: true });
  for (const name of ['README.md', 'index.js', 'index.js.map']) fs.writeFileSync('node_modules/vite/' + name, '');
  fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(installed) }));
`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'install-'));
  cpSync(fileURLToPath(new URL('./', import.meta.url)), inFolder('tools/launch'), { recursive: true });
  mkdirSync(inFolder('node_modules'));
  writeFileSync(inFolder('package-lock.json'), JSON.stringify(lock));
  writeFileSync(inFolder('npm-cli.js'), npm);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const install = (purpose: 'running' | 'testing'): void => {
  const script = `import { ensureInstalled } from './tools/launch/install.mjs'; await ensureInstalled('${purpose}');`;
  const env = { PATH: process.env['PATH'], npm_execpath: inFolder('npm-cli.js'), npm_node_execpath: process.execPath };
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, env, stdio: 'pipe' });
};
const asked = (): string[] =>
  (existsSync(inFolder('asked')) ? readFileSync(inFolder('asked'), 'utf8') : '').match(/.+/g) ?? [];

test('ensureInstalled adds development packages only for testing, with npm install instead of npm ci', () => {
  install('running');
  install('running');
  expect(asked()).toEqual(['ci --omit=dev']);
  install('testing');
  install('testing');
  expect(asked()).toEqual(['ci --omit=dev', 'install --include=dev']);
});

test('ensureInstalled does not remove development packages when only running is needed', () => {
  install('testing');
  install('running');
  expect(asked()).toEqual(['ci --include=dev']);
});

test('ensureInstalled installs again after the lock file changed', () => {
  install('running');
  const newer = { packages: { ...lock.packages, 'node_modules/vite': { version: '2.0.0' } } };
  writeFileSync(inFolder('package-lock.json'), JSON.stringify(newer));
  install('running');
  expect(asked()).toEqual(['ci --omit=dev', 'ci --omit=dev']);
});

test('ensureInstalled accepts a manual install that matches the lock file', () => {
  writeFileSync(inFolder('node_modules/.package-lock.json'), JSON.stringify(lock));
  install('testing');
  expect(asked()).toEqual([]);
});

test('ensureInstalled does not change the files of installed packages', () => {
  install('running');
  expect(readdirSync(inFolder('node_modules/vite')).toSorted()).toEqual(['README.md', 'index.js', 'index.js.map']);
});
