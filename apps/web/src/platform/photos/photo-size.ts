/** The largest file that the server takes; the contract's own number would bring zod along. */
export const photoBytesMost = 12 * 1024 * 1024;

/** Pixels of the longer side: enough to see a hair in a soup, little enough for a slow network. */
const compressedSide = 1_600;
/** For an original that is too large to be sent as it is. */
const largestSide = 4_000;

export type PhotoQuality = 'original' | 'compressed';

/** To how many pixels of the longer side a photo is shrunk before it is sent; null: it goes as it is. */
export function shrinkTo(quality: PhotoQuality, bytes: number): number | null {
  if (quality === 'compressed') return compressedSide;
  return bytes > photoBytesMost ? largestSide : null;
}

type Size = { readonly width: number; readonly height: number };

/** The same picture, its longer side at most `side` pixels; never larger than it was. */
export function fitInto(side: number, { width, height }: Size): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
