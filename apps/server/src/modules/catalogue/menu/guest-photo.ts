import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { publishShopChanged } from '../pausing/publish-shop-changed.ts';
import { type GuestPhoto, putGuestPhoto, removeGuestPhotos } from './guest-photo.store.ts';

type Write = { readonly tx: Tx; readonly after: (effect: () => void) => void; readonly now: Date };

/** Shows a guest's photo on a dish (rule catalogue-72). */
export async function showGuestPhoto(platform: Platform, { tx, after, now }: Write, photo: GuestPhoto): Promise<void> {
  await putGuestPhoto(tx, photo);
  after(() => publishShopChanged(platform, photo.shopId, now));
}

/** Removes guests' photos from all dishes that show them. */
export async function hideGuestPhotos(
  platform: Platform,
  { tx, after, now }: Write,
  photos: readonly string[],
): Promise<void> {
  for (const shopId of await removeGuestPhotos(tx, photos)) after(() => publishShopChanged(platform, shopId, now));
}
