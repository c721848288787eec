/** The server's limit. Importing the contract's constant would also load zod. */
export const maxPhotoBytes = 12 * 1024 * 1024;

/** Pixels of the longer side. Enough for a hair in a soup, and small enough for a slow network. */
const compressedSide = 1_600;
/** For an original that is too large to be sent unchanged. */
const largestSide = 4_000;

export type PhotoQuality = 'original' | 'compressed';

/** Target pixels of the longer side before upload. null: sent unchanged. */
export function shrinkTo(quality: PhotoQuality, bytes: number): number | null {
  if (quality === 'compressed') return compressedSide;
  return bytes > maxPhotoBytes ? largestSide : null;
}

type Size = { readonly width: number; readonly height: number };

/** Scales the longer side to at most `side` pixels, and never enlarges. */
export function fitInto(side: number, { width, height }: Size): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
