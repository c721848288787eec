import { pictureName } from '@chifan/domain/upload';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Platform } from '../../platform/module.ts';
import { nameOfVersion } from '../../platform/storage/picture-versions.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createPictureVersions } from './picture-versions.ts';

const log = { warn: () => {} } as unknown as Platform['log'];
const id = pictureName('0123456789abcdef01234567', new Uint8Array(27));
const version = { id, width: 160, format: 'webp' } as const;

async function storageWithPicture(onPut: (files: Map<string, Uint8Array>) => void) {
  const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  const files = new Map<string, Uint8Array>([[id, picture]]);
  const get = async (name: string) => files.get(name) ?? null;
  const storage: Storage = {
    get,
    put: async (name, bytes) => {
      onPut(files);
      files.set(name, bytes);
    },
    open: async (name) => {
      const body = await get(name);
      return body && { body, bytes: body.length };
    },
    remove: async (name) => void files.delete(name),
  };
  return { files, open: createPictureVersions({ storage, log }) };
}

test('a resized version of a picture is created once and stored', async () => {
  let puts = 0;
  const { files, open } = await storageWithPicture(() => {
    puts += 1;
  });
  const made = await open(version);
  expect((await sharp(made?.body as Uint8Array).metadata()).width).toBe(160);
  expect((await open(version))?.body).toEqual(made?.body);
  expect(puts).toBe(1);
  expect([...files.keys()]).toEqual([id, nameOfVersion(version)]);
});

test('a resized version that is created while the picture is deleted is neither delivered nor stored', async () => {
  const { files, open } = await storageWithPicture((stored) => stored.delete(id));
  expect(await open(version)).toBeNull();
  expect([...files.keys()]).toEqual([]);
});

test('a resized version that cannot be stored is delivered, and created again at the next request', async () => {
  const { files, open } = await storageWithPicture(() => {
    throw new Error('the disk is full');
  });
  expect(await open(version)).not.toBeNull();
  expect(await open(version)).not.toBeNull();
  expect([...files.keys()]).toEqual([id]);
});
