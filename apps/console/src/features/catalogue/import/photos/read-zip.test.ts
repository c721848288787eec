import { strToU8, zipSync } from 'fflate';
import { expect, it, test } from 'vitest';
import { readZip } from './read-zip.ts';

const most = 12 * 1024 * 1024;
const zipOf = (files: Readonly<Record<string, Uint8Array>>) => zipSync(files, { level: 9 });

it('readZip finds a photo by file name in any folder, with any letter case and Unicode form', async () => {
  const zip = zipOf({
    '图片/鱼香肉丝.JPG': strToU8('fish'),
    'Café.png': strToU8('coffee'),
    '__MACOSX/._鱼.jpg': strToU8(''),
  });
  const { photos, missing } = await readZip(zip, ['鱼香肉丝.jpg', 'Cafe\u0301.png', '没有.jpg'], most);
  expect(photos.map(({ file, read }) => [file, new TextDecoder().decode(read())])).toEqual([
    ['鱼香肉丝.jpg', 'fish'],
    ['Cafe\u0301.png', 'coffee'],
  ]);
  expect(missing).toEqual(['没有.jpg']);
});

it('readZip reads file names in GB18030, the encoding of Windows in China', async () => {
  // Replace the file name in the zip by the GB18030 bytes of “鱼”. The zip has no flag that marks the name as UTF-8.
  const zip = zipOf({ 'xx.jpg': strToU8('fish') });
  const gb = Uint8Array.from([0xd3, 0xe3]);
  for (let at = 0; at < zip.length - 6; at += 1)
    if (new TextDecoder('latin1').decode(zip.subarray(at, at + 6)) === 'xx.jpg') zip.set(gb, at);
  const { photos } = await readZip(zip, ['鱼.jpg'], most);
  expect(photos.map(({ read }) => new TextDecoder().decode(read()))).toEqual(['fish']);
});

it('readZip marks a photo above the size limit and does not unpack it', async () => {
  const zip = zipOf({ 'a.png': new Uint8Array(13 * 1024 * 1024) });
  expect((await readZip(zip, ['a.png'], most)).photos).toMatchObject([{ file: 'a.png', isTooLarge: true }]);
});

test('readZip rejects a file that is not a zip', async () => {
  await expect(readZip(strToU8('a picture'), ['a.png'], most)).rejects.toThrow();
});
