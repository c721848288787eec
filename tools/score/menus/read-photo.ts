import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { greyOf } from '../../../apps/console/src/features/catalogue/paper-menu/image/grey.ts';
import { pageOf } from '../../../apps/console/src/features/catalogue/paper-menu/image/page.ts';
import { readLines } from '../../../apps/console/src/features/catalogue/paper-menu/reading/read-lines.ts';
import {
  openRecogniser,
  type Recogniser,
} from '../../../apps/console/src/features/catalogue/paper-menu/reading/recogniser.ts';
import type { ReadPiece } from '../../../packages/domain/src/catalogue/paper-menu/index.ts';
import { networkOnly } from '../../launch/needless/trained-file.mjs';

const cache = fileURLToPath(new URL('../../../.cache/recogniser/', import.meta.url));

/** The console's recogniser with the very data that the build gives it, in Node. */
export function openRecogniserHere(): Promise<Recogniser> {
  const { resolve } = createRequire(new URL('../../../apps/console/package.json', import.meta.url));
  const trained = path.join(
    path.dirname(resolve('@tesseract.js-data/chi_sim/package.json')),
    '4.0.0/chi_sim.traineddata.gz',
  );
  mkdirSync(cache, { recursive: true });
  writeFileSync(path.join(cache, 'chi_sim.traineddata.gz'), networkOnly(readFileSync(trained)));
  return openRecogniser({ options: { langPath: cache }, imageOf: Buffer.from });
}

/** Reads a photo as the console does; the browser only unpacks it. */
export const readPieces = async (browser: Browser, photo: Buffer, { read }: Recogniser): Promise<ReadPiece[]> =>
  readLines(pageOf(greyOf(await unpacked(browser, photo))), read);

async function unpacked(browser: Browser, photo: Buffer) {
  const tab = await browser.newPage();
  const { width, height, base64 } = await tab.evaluate(async (jpeg) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: new Uint8ClampedArray() };
    const read = new FileReader();
    const done = new Promise((resolve) => read.addEventListener('load', resolve));
    read.readAsDataURL(new Blob([data]));
    await done;
    return {
      width: bitmap.width,
      height: bitmap.height,
      base64: typeof read.result === 'string' ? read.result.replace(/^.*,/, '') : '',
    };
  }, photo.toString('base64'));
  await tab.close();
  return { width, height, data: new Uint8Array(Buffer.from(base64, 'base64')) };
}
