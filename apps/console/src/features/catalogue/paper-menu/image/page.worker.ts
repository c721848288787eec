// Looks at a photo beside the page's own thread: seconds of arithmetic during which the screen stays alive.
import { greyOf } from './grey.ts';
import { pageOf } from './page.ts';

self.addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  const page = pageOf(greyOf(data));
  self.postMessage(page, { transfer: [page.grey.pixels.buffer] });
});
