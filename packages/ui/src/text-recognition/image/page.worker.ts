// Finds the text lines of a photo in a web worker, because this takes seconds and would block the screen.
import { greyOf } from './grey.ts';
import { pageOf } from './page.ts';

self.addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  const page = pageOf(greyOf(data));
  self.postMessage(page, { transfer: [page.grey.pixels.buffer] });
});
