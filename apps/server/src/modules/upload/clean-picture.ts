import { placeholderSide } from '@chifan/domain/upload';
import type { Sharp, SharpOptions } from 'sharp';
import { loadOnce } from '../../platform/loading/load-once.ts';

/** A rectangle in whole pixels of the upright picture. */
export type Crop = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export type CleanPicture = {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each colour of the placeholder, row by row. */
  readonly colours: Uint8Array;
};

export type PictureProblem =
  | 'picture_unreadable'
  | 'picture_heic_unsupported'
  | 'picture_kind_unsupported'
  | 'picture_too_large'
  | 'crop_invalid';

/** Maximum number of pixels of a picture, as many as a good phone's camera has. Larger pictures are not decoded. */
const pixelsMost = 50_000_000;
const longestSide = 1600;
const quality = 82;
const secondsMost = 20;

/**
 * The picture library, loaded with the first picture. The library decodes each picture in one thread and caches
 * nothing.
 */
export const decoder = loadOnce(async () => {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  // Allow only the decoders of accepted kinds, whatever kind a file claims to be.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadHeifBuffer',
      // SVG is allowed only from files, for our own drawings (`paint-drawing.ts`). Uploads are decoded from memory.
      'VipsForeignLoadSvgFile',
    ],
  });
  return {
    open: (file: Uint8Array): Sharp => sharp(file, decoding),
    openDrawing: (path: string): Sharp => sharp(path),
    /**
     * Whether this build of the picture library decodes HEIC photos of iPhones. Most builds decode only AVIF, which
     * uses the same container.
     */
    readsHeic: sharp.format.heif.input.fileSuffix?.includes('.heic') ?? false,
  };
});

/** Decodes only the first frame of an animation. */
const decoding = {
  limitInputPixels: pixelsMost,
  failOn: 'error',
  pages: 1,
  sequentialRead: false,
} as const satisfies SharpOptions;

/**
 * Decodes a picture, turns it upright, crops it, scales it to at most 1,600 pixels per side, and encodes it as WebP.
 * Position, camera data and comments are removed.
 */
export async function cleanPicture(file: Uint8Array, crop: Crop | null): Promise<CleanPicture | PictureProblem> {
  const kind = pictureKind(file);
  if (kind === undefined) return file.length === 0 ? 'picture_unreadable' : 'picture_kind_unsupported';
  const { open, readsHeic } = await decoder();
  // The stock build of sharp has no HEIC decoder, because of its licence.
  if (kind === 'heic' && !readsHeic) return 'picture_heic_unsupported';
  try {
    const { autoOrient: upright } = await open(file).metadata();
    if (upright.width * upright.height > pixelsMost) return 'picture_too_large';
    if (crop !== null && !liesWithin(crop, upright)) return 'crop_invalid';
    const { data, info } = await rewritten(open(file), crop).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, colours: await coloursOf(open(data)) };
  } catch (error) {
    // The decoder's English description of the fault is dropped, because the guest can only choose another file in any
    // case.
    return error instanceof Error && error.message.includes('pixel limit') ? 'picture_too_large' : 'picture_unreadable';
  }
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

/** The colours of the blurred placeholder (rule upload-9). Transparent parts count as white. */
const coloursOf = (picture: Sharp): Promise<Buffer> =>
  picture
    .flatten({ background: 'white' })
    .resize({ width: placeholderSide, height: placeholderSide, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();

type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

/**
 * Kind of a picture by its first bytes.
 * @returns undefined for kinds that are not accepted, such as SVG, which may contain scripts, and formats that no
 * camera or browser writes.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (/^GIF8[79]a/.test(latin(bytes, 0, 6))) return 'gif';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  return latin(bytes, 4, 8) === 'ftyp' ? heifKind(bytes) : undefined;
}

const avifBrands = new Set(['avif', 'avis']);
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/**
 * Distinguishes AVIF from HEIC, which use the same container. The brands in the first box of the container name the
 * encoding. If a brand of AVIF is among them, the file is AVIF, whatever the general brands are, such as mif1.
 */
function heifKind(bytes: Uint8Array): PictureKind | undefined {
  const boxEnd = Math.min(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0), 256);
  const brands = [latin(bytes, 8, 12)];
  for (let at = 16; at + 4 <= boxEnd; at += 4) brands.push(latin(bytes, at, at + 4));
  if (brands.some((brand) => avifBrands.has(brand))) return 'avif';
  return brands.some((brand) => heicBrands.has(brand)) ? 'heic' : undefined;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

const latin = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
