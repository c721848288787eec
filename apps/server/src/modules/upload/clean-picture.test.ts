import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeholderSide } from '@chifan/domain/upload';
import sharp from 'sharp';
import { expect, it, test } from 'vitest';
import { cleanPicture, decoder, pictureKind } from './clean-picture.ts';

const folder = fileURLToPath(new URL('../../../../../tests/samples/pictures/', import.meta.url));

it('each sample file becomes a WebP picture without metadata, or is refused with a reason', async () => {
  const names = await readdir(folder);
  expect(names.length).toBeGreaterThan(20);
  const clean: string[] = [];
  for (const name of names) {
    const made = await cleanPicture(await readFile(path.join(folder, name)), null);
    if (typeof made === 'string') {
      expect(['picture_unreadable', 'picture_heic_unsupported', 'picture_kind_unsupported'], name).toContain(made);
      continue;
    }
    const { format, exif, xmp, iptc, icc, orientation } = await sharp(made.bytes).metadata();
    expect({ name, format, exif, xmp, iptc, icc, orientation }).toEqual({ name, format: 'webp' });
    expect(made.colours, name).toHaveLength(placeholderSide ** 2 * 3);
    clean.push(name);
  }
  expect(clean).toEqual(expect.arrayContaining(readable));
  expect(clean.filter((name) => /svg$|invalid|garbled|xc|xd|xs\d|xcrn|xlfn/.test(name))).toEqual([]);
});

const readable = [
  'imagesize-1x2-flipped-little-endian.jpg',
  'imagesize-lossy.webp',
  'imagesize-progressive.jpg',
  'imagesize-sample.avif',
  'pngsuite-basi6a16.png',
  'pngsuite-basn3p01.png',
  'pngsuite-tbbn3p08.png',
];

test('a HEIC photo is refused with picture_heic_unsupported if the server has no decoder for HEIC', async () => {
  const { readsHeic } = await decoder();
  const photo = Buffer.from('\0\0\0\x14ftypheic\0\0\0\0mif1', 'latin1');
  expect(await cleanPicture(photo, null)).toBe(readsHeic ? 'picture_unreadable' : 'picture_heic_unsupported');
});

test.each([
  ['a BMP header', 'no picture', 'BM picture', undefined],
  ['a TIFF header', 'no picture', 'II*\0 tiff', undefined],
  ['SVG markup', 'no picture', '<svg/>', undefined],
  ['a PDF header', 'no picture', '%PDF-1.7', undefined],
  ['a GIF header', 'gif', 'GIF89a', 'gif'],
  ['a WebP header', 'webp', 'RIFF____WEBP', 'webp'],
  ['a WAVE header', 'no picture', 'RIFF____WAVE', undefined],
  ['the brand avif first', 'avif', '\0\0\0\x14ftypavif\0\0\0\0mif1', 'avif'],
  ['the brand avif second', 'avif', '\0\0\0\x14ftypmif1\0\0\0\0avif', 'avif'],
  ['the brand heic', 'heic', '\0\0\0\x14ftypheic\0\0\0\0mif1', 'heic'],
  ['a video brand', 'no picture', '\0\0\0\x14ftypisom\0\0\0\0mp42', undefined],
  ['no content', 'no picture', '', undefined],
])('pictureKind recognises a file with %s as %s', (_content, _name, text, kind) => {
  expect(pictureKind(Buffer.from(text, 'latin1'))).toBe(kind);
});
