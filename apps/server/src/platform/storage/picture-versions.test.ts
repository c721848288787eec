import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pictureName } from '@chifan/domain/upload';
import { expect, test } from 'vitest';
import { namesOfFiles } from '../../backup/uploaded-files.ts';
import { formatFor, isPictureVersion, namesOfVersions } from './picture-versions.ts';
import { pathOfFile } from './storage.ts';

const id = pictureName('0123456789abcdef01234567', new Uint8Array(27));

test.each([id, '0123456789abcdef0123456789abcdef.webp'])(
  'the resized versions of the picture %s have valid names of stored files',
  (name) => {
    const versions = namesOfVersions(name);
    expect(new Set(versions).size).toBe(8);
    for (const version of versions) expect([version, pathOfFile(version) !== null]).toEqual([version, true]);
    expect(versions.every(isPictureVersion)).toBe(true);
    expect(isPictureVersion(name)).toBe(false);
  },
);

test('a backup contains original pictures and no resized versions', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'chifan-versions-'));
  try {
    await mkdir(path.join(folder, '01'));
    for (const name of [id, ...namesOfVersions(id)]) await writeFile(path.join(folder, '01', name), '');
    expect(await namesOfFiles(folder)).toEqual([`01/${id}`]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*', 'webp'],
  [undefined, 'webp'],
])('a browser that accepts %s gets pictures in the format %s', (accept, format) => {
  expect(formatFor(accept)).toBe(format);
});
