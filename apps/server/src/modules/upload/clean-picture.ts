import sharp, { type Sharp } from 'sharp';
import { type PictureKind, pictureKind } from './picture-kind.ts';

/** Whole pixels of the upright picture. */
export type Crop = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export type CleanPicture = { readonly bytes: Buffer; readonly width: number; readonly height: number };

export type PictureProblem = 'picture_unreadable' | 'picture_kind_unsupported' | 'picture_too_large' | 'crop_invalid';

/** A good phone's camera has 50 million pixels; a picture of more is not decoded at all. */
const pixelsMost = 50_000_000;
const longestSide = 1600;
const quality = 82;
const secondsMost = 20;

/** Pictures of strangers are decoded one thread each, and nothing of them is kept in memory. */
sharp.concurrency(1);
sharp.cache(false);
// Only the decoders of the kinds that we read may run, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** Whether this build reads what iPhones write; most builds read only AVIF of that container. */
const readsHeic = sharp.format.heif.input.fileSuffix?.includes('.heic') ?? false;

/** Decoded, upright, cut, at most 1,600 pixels a side, written anew as WebP: no position, camera or comments stay. */
export async function cleanPicture(file: Uint8Array, crop: Crop | null): Promise<CleanPicture | PictureProblem> {
  const kind = pictureKind(file);
  if (kind === undefined) return file.length === 0 ? 'picture_unreadable' : 'picture_kind_unsupported';
  if (!isReadHere(kind)) return 'picture_kind_unsupported';
  try {
    const upright = await uprightSize(file);
    if (upright.width * upright.height > pixelsMost) return 'picture_too_large';
    if (crop !== null && !liesWithin(crop, upright)) return 'crop_invalid';
    const { data, info } = await rewritten(opened(file), crop).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    // The decoder says in words what is wrong with a file; whatever it is, the guest can only choose another.
    return error instanceof Error && error.message.includes('pixel limit') ? 'picture_too_large' : 'picture_unreadable';
  }
}

const isReadHere = (kind: PictureKind): boolean => kind !== 'heic' || readsHeic;

/** The first frame of what is animated. */
const opened = (file: Uint8Array): Sharp =>
  sharp(file, { limitInputPixels: pixelsMost, failOn: 'error', pages: 1, sequentialRead: false });

async function uprightSize(file: Uint8Array): Promise<{ width: number; height: number }> {
  const { autoOrient } = await opened(file).metadata();
  return autoOrient;
}

const liesWithin = ({ left, top, width, height }: Crop, picture: { width: number; height: number }): boolean =>
  left + width <= picture.width && top + height <= picture.height;

function rewritten(picture: Sharp, crop: Crop | null): Sharp {
  const upright = picture.autoOrient();
  return (crop === null ? upright : upright.extract(crop))
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: secondsMost })
    .webp({ quality, effort: 3 });
}
