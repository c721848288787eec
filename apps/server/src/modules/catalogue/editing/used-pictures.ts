import type { Tx } from '../../../platform/database/database.ts';
import { holdPictures } from '../../upload/index.ts';

/**
 * Whether every path is a picture that was uploaded for this, or stands on the row already (a picture of the demo city or
 * of an import was never uploaded). The uploaded ones cannot be forgotten until the transaction ends.
 */
export async function arePicturesKnown(
  tx: Tx,
  purpose: 'dish' | 'shop' | 'product',
  paths: readonly string[],
  standing: { readonly photos: readonly string[]; readonly image: string | null },
): Promise<boolean> {
  const fresh = paths.filter((path) => path !== standing.image && !standing.photos.includes(path));
  if (new Set(paths).size < paths.length) return false;
  const held = fresh.length === 0 ? new Set() : await holdPictures(tx, purpose, fresh);
  return fresh.every((path) => held.has(path));
}
