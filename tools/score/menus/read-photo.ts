import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { RecognisedText } from '../../../packages/domain/src/catalogue/paper-menu/index.ts';
import { greyOf } from '../../../packages/ui/src/text-recognition/image/grey.ts';
import { pageOf } from '../../../packages/ui/src/text-recognition/image/page.ts';
import { readLines } from '../../../packages/ui/src/text-recognition/reading/read-lines.ts';
import { openRecogniser, type Recogniser } from '../../../packages/ui/src/text-recognition/reading/recogniser.ts';

/** The console's text recogniser in Node, with the model that the build serves. */
export function openRecogniserHere(): Promise<Recogniser> {
  const { resolve } = createRequire(new URL('../../../packages/ui/package.json', import.meta.url));
  const langPath = path.join(path.dirname(resolve('@tesseract.js-data/chi_sim/package.json')), '4.0.0');
  return openRecogniser({ options: { langPath }, imageOf: Buffer.from });
}

/** Reads a photo as the console does. The browser only decodes the image. */
export const readPieces = async (browser: Browser, photo: Buffer, { read }: Recogniser): Promise<RecognisedText[]> =>
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
