import type { CropRect } from '../platform/upload-picture.ts';

/** Size in pixels after the picture was rotated upright. */
export type PictureSize = { readonly width: number; readonly height: number };

/** Width divided by height of the crop. */
export const aspects = { square: 1, wide: 4 / 3 } as const;
export type Aspect = keyof typeof aspects;

/** Smallest allowed crop, as a share of the largest crop. A smaller crop would be too blurred. */
const minShare = 0.2;

export function largestCrop(size: PictureSize, aspect: Aspect): CropRect {
  const ratio = aspects[aspect];
  const width = Math.floor(Math.min(size.width, size.height * ratio));
  const height = Math.max(1, Math.floor(width / ratio));
  return {
    left: Math.floor((size.width - width) / 2),
    top: Math.floor((size.height - height) / 2),
    width: Math.max(1, width),
    height,
  };
}

export const movedCrop = (
  crop: CropRect,
  by: { readonly x: number; readonly y: number },
  size: PictureSize,
): CropRect => ({
  ...crop,
  left: within(Math.round(crop.left + by.x), size.width - crop.width),
  top: within(Math.round(crop.top + by.y), size.height - crop.height),
});

/** Resizes the crop to a share (0 to 1) of the largest crop, around the same centre. */
export function sizedCrop(
  crop: CropRect,
  share: number,
  of: { readonly size: PictureSize; readonly aspect: Aspect },
): CropRect {
  const most = largestCrop(of.size, of.aspect);
  const kept = Math.min(1, Math.max(minShare, share));
  const width = Math.max(1, Math.floor(most.width * kept));
  const height = Math.max(1, Math.floor(most.height * kept));
  const left = crop.left + (crop.width - width) / 2;
  const top = crop.top + (crop.height - height) / 2;
  return movedCrop({ left, top, width, height }, { x: 0, y: 0 }, of.size);
}

/** Width of the crop divided by the width of the largest crop. */
export const cropRelativeSize = (crop: CropRect, size: PictureSize, aspect: Aspect): number =>
  crop.width / largestCrop(size, aspect).width;

const within = (value: number, most: number) => Math.max(0, Math.min(value, Math.max(0, most)));
