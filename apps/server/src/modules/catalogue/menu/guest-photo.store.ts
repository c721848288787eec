import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** SQL for the guest's photo that a dish shows, or null. The enclosing statement must read `dish`. */
export const sqlGuestPhoto = sql.raw('(SELECT photo FROM dish_guest_photo WHERE dish_guest_photo.dish_id = dish.id)');

/** SQL for the picture of a dish in lists: the shop's own photo, or else the photo of a guest (rule catalogue-72). */
export const sqlDishImage = sql.raw(`COALESCE(dish.image,
  (SELECT photo FROM dish_guest_photo WHERE dish_guest_photo.dish_id = dish.id))`);

export type GuestPhoto = { readonly dishId: number; readonly shopId: number; readonly photo: string };

/** Shows a guest's photo on a dish. Replaces the guest photo of the dish, and removes the photo from other dishes. */
export async function putGuestPhoto(tx: Tx, { dishId, shopId, photo }: GuestPhoto): Promise<void> {
  await sql`DELETE FROM dish_guest_photo WHERE photo = ${photo} AND dish_id <> ${dishId}`.execute(tx);
  await sql`INSERT INTO dish_guest_photo (dish_id, shop_id, photo) VALUES (${dishId}, ${shopId}, ${photo})
    ON CONFLICT (dish_id) DO UPDATE SET photo = EXCLUDED.photo`.execute(tx);
}

/** Removes guests' photos from all dishes. @returns the shops whose menus changed */
export async function removeGuestPhotos(tx: Tx, photos: readonly string[]): Promise<number[]> {
  if (photos.length === 0) return [];
  const { rows } = await sql<{ shopId: number }>`
    DELETE FROM dish_guest_photo WHERE photo = ANY(${photos}) RETURNING shop_id AS "shopId"`.execute(tx);
  return [...new Set(rows.map(({ shopId }) => shopId))];
}
