import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { consoleLanguages } from '@chifan/domain';
import { describe, expect, test } from 'vitest';
import { manifestFor } from '../../apps/console/src/app/offline/manifest.ts';
import { manifest as ofWeb } from '../../apps/web/src/app/offline/manifest.ts';
import { shellFiles } from './installable.ts';

const ofConsole = manifestFor('zh-CN');

/** The width and height of a PNG, which are at a fixed offset in the file. */
function sizeOf(app: string, file: string): string {
  const bytes = readFileSync(new URL(`../../apps/${app}/public/${file}`, import.meta.url));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe.each([
  ['web', ofWeb],
  ...consoleLanguages.map((language) => ['console', manifestFor(language)] as [string, ReturnType<typeof manifestFor>]),
])('web app manifest of the app %s', (app, manifest) => {
  test('the web app manifest has the name, start URL and icons that an installation needs', () => {
    expect(manifest.name).not.toBe('');
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    expect(manifest.start_url).toBe(`/${app}/`);
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
    expect(['standalone', 'fullscreen', 'minimal-ui']).toContain(manifest.display);
    const sizes = manifest.icons.filter((icon) => !('purpose' in icon)).map((icon) => icon.sizes);
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.some((icon) => 'purpose' in icon && icon.purpose === 'maskable')).toBe(true);
  });

  test('icons and screenshots have the sizes that the web app manifest states', () => {
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) expect(sizeOf(app, src)).toBe(sizes);
  });
});

test('the web app manifests of guest app and console have different ids, so a phone can install both', () => {
  expect(ofConsole.id).not.toBe(ofWeb.id);
  expect(ofConsole.name).not.toBe(ofWeb.name);
});

test('screenshots of the web app manifest have sizes that browsers accept', () => {
  const sides = ofWeb.screenshots.map(({ sizes }) => sizes.split('x').map(Number));
  for (const side of sides.flat()) expect(side >= 320 && side <= 3840).toBe(true);
  for (const [width = 0, height = 0] of sides) expect(height / width).toBeLessThanOrEqual(2.3);
});

test('the service worker stores the HTML page, shell files, icons and manifest at installation, but no screen', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shell-'));
  mkdirSync(path.join(folder, 'assets'));
  for (const file of ['index.html', 'icon.png', 'manifest.webmanifest']) writeFileSync(path.join(folder, file), file);
  for (const file of ['menu-a1.js', 'kit-b2.js', 'kit-b2.js.br', 'home-c3.js'])
    writeFileSync(path.join(folder, 'assets', file), '');
  const files = shellFiles(folder, { icons: [{ src: 'icon.png' }] });
  rmSync(folder, { recursive: true });
  expect(files.map(({ url, revision }) => [url, revision === null])).toEqual([
    ['index.html', false],
    ['assets/kit-b2.js', true],
    ['icon.png', false],
    ['manifest.webmanifest', false],
  ]);
});
