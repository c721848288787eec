import type { Grey } from './grey.ts';

/** Encodes a picture as PGM, the simplest greyscale format, which the text recogniser reads without decoding. */
export function pgmOf({ width, height, pixels }: Grey): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}
