export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

/** @returns undefined for everything else: drawings with scripts (SVG), and formats that no camera or browser makes. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (/^GIF8[79]a/.test(latin(bytes, 0, 6))) return 'gif';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  return latin(bytes, 4, 8) === 'ftyp' ? heifKind(bytes) : undefined;
}

const avifBrands = new Set(['avif', 'avis']);
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** Both live in one container; the brands in its first box say which coding is inside, AVIF above the general ones. */
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
