import type { PictureWidth } from '@chifan/domain/upload';
import type { Platform } from '../../platform/module.ts';
import { nameOfVersion, type PictureFormat, type PictureVersion } from '../../platform/storage/picture-versions.ts';
import type { OpenedFile } from '../../platform/storage/storage.ts';
import { decoder } from './clean-picture.ts';
import { limitPictureWork } from './picture-work.ts';

/**
 * Opens a resized version of a stored picture. Returns null if the server is too busy to create it, or if the picture
 * was deleted.
 */
export type OpenPictureVersion = (version: PictureVersion) => Promise<OpenedFile | null>;

/**
 * Creates a resized version of a picture at its first request, and stores it (rule upload-8). Concurrent requests share
 * the work.
 */
export function createPictureVersions(platform: Pick<Platform, 'storage' | 'log'>): OpenPictureVersion {
  const making = new Map<string, Promise<Uint8Array | null>>();
  return async (version) => {
    const name = nameOfVersion(version);
    const stored = await platform.storage.open(name);
    if (stored !== null) return stored;
    const begun = making.get(name) ?? make(platform, version).finally(() => making.delete(name));
    making.set(name, begun);
    const bytes = await begun;
    return bytes && { body: bytes, bytes: bytes.length };
  };
}

async function make(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  version: PictureVersion,
): Promise<Uint8Array | null> {
  const original = await storage.get(version.id);
  if (original === null) return null;
  const bytes = await limitPictureWork(() => scaled(original, version));
  if (bytes === undefined) return null;
  const name = nameOfVersion(version);
  // A version that cannot be stored is made again at the next request.
  await storage
    .put(name, bytes)
    .catch((error: unknown) => log.warn({ err: error }, 'a smaller version of a picture could not be stored'));
  // The picture may have been deleted before this version was stored. In this case, delete the version too.
  if ((await storage.get(version.id)) !== null) return bytes;
  await storage.remove(name);
  return null;
}

const encodings = {
  avif: { quality: 52, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 78, effort: 4 },
} as const;

async function scaled(
  original: Uint8Array,
  { width, format }: { readonly width: PictureWidth; readonly format: PictureFormat },
): Promise<Buffer> {
  const { open } = await decoder();
  const picture = open(original).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? picture.avif(encodings.avif) : picture.webp(encodings.webp)).toBuffer();
}
