/**
 * The server’s size limit of a photo. Repeated here, because importing the limit from the contract would also load zod.
 */
export const maxPhotoBytes = 12 * 1024 * 1024;

/**
 * Longer side of a compressed photo in pixels. Such a photo shows a hair in a soup and is small enough for a slow
 * network.
 */
const compressedSide = 1_600;
/** Longer side in pixels to which an original photo above the server’s size limit is scaled down. */
const largestSide = 4_000;

export type PhotoQuality = 'original' | 'compressed';

/**
 * Longer side in pixels to which a photo is scaled down before the upload. Null if the photo is uploaded unchanged.
 */
export function shrinkTo(quality: PhotoQuality, bytes: number): number | null {
  if (quality === 'compressed') return compressedSide;
  return bytes > maxPhotoBytes ? largestSide : null;
}

type Size = { readonly width: number; readonly height: number };

/** Scales a size so that its longer side has at most `side` pixels. Never enlarges. */
export function fitInto(side: number, { width, height }: Size): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
