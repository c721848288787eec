import type { Grey } from '../image/grey.ts';
import { longestEdge, type Page } from '../image/page.ts';

/** Thrown if the browser cannot decode a photo, such as HEIC on a device that is not from Apple. */
export class UnreadablePhoto extends Error {}

/** The pixels of the photo, rotated by its EXIF orientation and reduced to `longestEdge`. @throws UnreadablePhoto */
async function pixelsOf(file: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadablePhoto();
  });
  const shrink = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * shrink), Math.round(bitmap.height * shrink)];
  const context = contextOf(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}

/** Straightens a photo and finds its text lines. @throws UnreadablePhoto, or the abort reason of the signal */
export async function pageOfPhoto(file: Blob, signal: AbortSignal): Promise<Page> {
  const pixels = await pixelsOf(file);
  signal.throwIfAborted();
  const worker = new Worker(new URL('../image/page.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Page>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Page>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.postMessage(pixels, [pixels.data.buffer]);
    });
  } finally {
    worker.terminate();
  }
}

/** Encodes the straightened page as an image file, which the merchant sees. */
export async function pictureOf({ width, height, pixels }: Grey): Promise<Blob> {
  const context = contextOf(width, height);
  const picture = context.createImageData(width, height);
  for (const [at, shade] of pixels.entries()) picture.data.set([shade, shade, shade, 255], at * 4);
  context.putImageData(picture, 0, 0);
  return new Promise((resolve, reject) => {
    context.canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new UnreadablePhoto())), 'image/jpeg', 0.85);
  });
}

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new UnreadablePhoto();
  return context;
}
