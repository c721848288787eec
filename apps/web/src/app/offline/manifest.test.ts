import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';

/** Width and height stand at a fixed place of every PNG. */
function sizeOf(file: string): string {
  const bytes = readFileSync(new URL(`../../../public/${file}`, import.meta.url));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('the app can be installed: name, start, display, and icons of the sizes that browsers ask for', () => {
  expect(manifest.name).not.toBe('');
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
  expect(['standalone', 'fullscreen', 'minimal-ui']).toContain(manifest.display);
  const sizes = manifest.icons.filter((icon) => !('purpose' in icon)).map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some((icon) => 'purpose' in icon && icon.purpose === 'maskable')).toBe(true);
});

test.each([...manifest.icons, ...manifest.screenshots])('$src is as large as the manifest says', ({ src, sizes }) => {
  expect(sizeOf(src)).toBe(sizes);
});

test('screenshots are of one shape, within what browsers show', () => {
  const sides = manifest.screenshots.map(({ sizes }) => sizes.split('x').map(Number));
  for (const side of sides.flat()) expect(side >= 320 && side <= 3840).toBe(true);
  for (const [width = 0, height = 0] of sides) expect(height / width).toBeLessThanOrEqual(2.3);
});
