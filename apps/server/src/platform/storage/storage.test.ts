import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restrictToOwner } from './private-folder.ts';
import { createStorage, type Storage } from './storage.ts';

let folder: string;
let storage: Storage;
const id = `${'a1'.repeat(16)}.webp`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chifan-files-'));
  storage = createStorage(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('folder storage returns a stored file, and null for a removed or unknown file', async () => {
  await storage.put(id, Buffer.from('picture'));
  expect(Buffer.from((await storage.get(id)) ?? []).toString()).toBe('picture');
  await storage.remove(id);
  expect(await storage.get(id)).toBeNull();
});

it.each(['../../etc/passwd', 'a/b', '', `${'a1'.repeat(16)}.webp/..`])(
  'folder storage reads and writes no file with the invalid name %j',
  async (name) => {
    expect(await storage.get(name)).toBeNull();
    await expect(async () => storage.put(name, Buffer.from('x'))).rejects.toThrow('Not the id');
  },
);

const modeOf = async (place: string) => ((await stat(place)).mode & 0o777).toString(8);

it('stored files are readable only for the operating system user of the server', async () => {
  await storage.put(id, Buffer.from('picture'));
  expect([await modeOf(path.join(folder, 'a1')), await modeOf(path.join(folder, 'a1', id))]).toEqual(['700', '600']);
});

it('the server removes the access of other system users from an existing folder, and accepts a missing folder', async () => {
  const old = path.join(folder, 'old');
  const inside = path.join(old, 'a1');
  await mkdir(inside, { recursive: true });
  await writeFile(path.join(inside, 'picture'), 'x');
  for (const place of [old, inside]) await chmod(place, 0o755);
  await chmod(path.join(inside, 'picture'), 0o644);
  await restrictToOwner(old);
  const modes = await Promise.all([old, inside, path.join(inside, 'picture')].map(modeOf));
  expect(modes).toEqual(['700', '700', '600']);
  await restrictToOwner(path.join(folder, 'not-there'));
});
