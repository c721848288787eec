import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type ShopRating = { readonly reviews: number; readonly tenths: number | null };

export async function lockShopRating(tx: Tx, shopId: number): Promise<void> {
  await sql`SELECT id FROM shop WHERE id = ${shopId} FOR NO KEY UPDATE`.execute(tx);
}

export async function writeShopRating(tx: Tx, shopId: number, { reviews, tenths }: ShopRating): Promise<void> {
  await sql`UPDATE shop SET review_count = ${reviews}, rating_tenths = ${tenths} WHERE id = ${shopId}`.execute(tx);
}
