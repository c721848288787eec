import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStorage, type Storage } from './storage.ts';

let folder: string;
let storage: Storage;
const id = `${'a1'.repeat(16)}.webp`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chifan-files-'));
  storage = createStorage(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('gives back what was put, and nothing for what was removed or never there', async () => {
  await storage.put(id, Buffer.from('picture'));
  expect(Buffer.from((await storage.get(id)) ?? []).toString()).toBe('picture');
  await storage.remove(id);
  expect(await storage.get(id)).toBeNull();
});

it.each(['../../etc/passwd', 'a/b', '', `${'a1'.repeat(16)}.webp/..`])('reads nothing by the name %j', async (name) => {
  expect(await storage.get(name)).toBeNull();
  await expect(async () => storage.put(name, Buffer.from('x'))).rejects.toThrow('Not the id');
});
