import type { Tx } from '../../../platform/database/database.ts';
import { holdPictures, type WantedPictures } from '../../upload/index.ts';

type Wanted = Omit<WantedPictures, 'purpose'> & { readonly purpose: 'dish' | 'shop' | 'product' };

/** Whether each is on the row already, or an unused upload of this editor for this; those are locked until the end. */
export async function arePicturesKnown(
  tx: Tx,
  { purpose, paths, uploadedBy }: Wanted,
  standing: { readonly photos: readonly string[]; readonly image: string | null },
): Promise<boolean> {
  const fresh = paths.filter((path) => path !== standing.image && !standing.photos.includes(path));
  if (new Set(paths).size < paths.length) return false;
  const held = await holdPictures(tx, { purpose, paths: fresh, uploadedBy });
  return fresh.every((path) => held.has(path));
}
