import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
const inFolder = (...parts: string[]) => path.join(folder, ...parts);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commit-'));
  mkdirSync(inFolder('apps/web/dist'), { recursive: true });
  for (const file of ['commit.mjs', 'project.mjs'])
    cpSync(fileURLToPath(new URL(file, import.meta.url)), inFolder('tools/launch', file));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function written(env: NodeJS.ProcessEnv): Promise<string> {
  const module: { writeCommit(env: NodeJS.ProcessEnv): void } = await import(
    pathToFileURL(inFolder('tools/launch/commit.mjs')).href
  );
  module.writeCommit(env);
  return readFileSync(inFolder('apps/web/dist/.commit'), 'utf8');
}

function git(...args: string[]): void {
  spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder });
}

test('writeCommit writes an empty line without a git repository', async () => {
  expect(await written({})).toBe('\n');
});

test('writeCommit writes the commit of the git repository', async () => {
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'first');
  expect(await written({})).toMatch(/^[0-9a-f]{12}\n$/);
});

test('writeCommit prefers CHIFAN_COMMIT to the git repository', async () => {
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'first');
  expect(await written({ CHIFAN_COMMIT: '0123abc' })).toBe('0123abc\n');
});
