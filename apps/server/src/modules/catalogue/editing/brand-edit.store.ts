import type { PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export type BrandWrite = {
  readonly name: PartlyTranslated;
  readonly description: PartlyTranslated;
  readonly plate: string;
  readonly image: string | null;
  readonly sharePermille: number;
};

export type EditedBrand = BrandWrite & {
  readonly id: number;
  readonly slug: string;
  readonly editVersion: number;
  readonly branches: { readonly shopId: number; readonly nameZh: string; readonly name: PartlyTranslated }[];
};

/** Returns one brand, or all brands in the order of their ids. */
export async function editedBrands(executor: Executor, brandId: number | null): Promise<EditedBrand[]> {
  const { rows } = await sql<EditedBrand>`
    SELECT b.id, b.slug, b.name, b.description, b.plate, b.image, b.share_permille AS "sharePermille",
      b.edit_version AS "editVersion",
      (SELECT coalesce(json_agg(json_build_object('shopId', shop.id, 'nameZh', shop.name_zh, 'name', shop.name) ORDER BY shop.id), '[]')
       FROM shop WHERE shop.brand_id = b.id) AS branches
    FROM brand b WHERE ${brandId}::bigint IS NULL OR b.id = ${brandId}::bigint ORDER BY b.id`.execute(executor);
  return rows;
}

/** Locks the brand and its branches until the transaction ends. */
export async function lockBrand(
  tx: Tx,
  brandId: number,
): Promise<{ editVersion: number; image: string | null } | undefined> {
  const { rows } = await sql<{ editVersion: number; image: string | null }>`
    SELECT edit_version AS "editVersion", image FROM brand WHERE id = ${brandId} FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

export async function insertBrand(tx: Tx, slug: string, brand: BrandWrite): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO brand (slug, name, description, plate, image, share_permille)
    VALUES (${slug}, ${JSON.stringify(brand.name)}::jsonb, ${JSON.stringify(brand.description)}::jsonb, ${brand.plate},
      ${brand.image}, ${brand.sharePermille}) RETURNING id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function updateBrand(tx: Tx, brandId: number, brand: BrandWrite): Promise<void> {
  await sql`UPDATE brand SET name = ${JSON.stringify(brand.name)}::jsonb,
      description = ${JSON.stringify(brand.description)}::jsonb, plate = ${brand.plate}, image = ${brand.image},
      share_permille = ${brand.sharePermille}, edit_version = edit_version + 1
    WHERE id = ${brandId}`.execute(tx);
}

/**
 * Locks and returns the existing shops among the given ids, with their current brand. The fixed lock order prevents
 * that two brands get the same shop.
 */
export async function lockBranches(
  tx: Tx,
  shopIds: readonly number[],
): Promise<{ shopId: number; brandId: number | null }[]> {
  const { rows } = await sql<{ shopId: number; brandId: number | null }>`
    SELECT id AS "shopId", brand_id AS "brandId" FROM shop WHERE id = ANY(${shopIds}) ORDER BY id FOR NO KEY UPDATE`.execute(
    tx,
  );
  return rows;
}

/** Makes exactly the given shops the branches of the brand. @returns the shops that are no longer branches */
export async function writeBranches(
  tx: Tx,
  { brandId, shopIds, at }: { readonly brandId: number; readonly shopIds: readonly number[]; readonly at: Date },
): Promise<number[]> {
  await sql`UPDATE shop SET brand_id = ${brandId}, updated_at = ${at}
    WHERE id = ANY(${shopIds}) AND brand_id IS NULL`.execute(tx);
  const { rows } = await sql<{ id: number }>`UPDATE shop SET brand_id = NULL, updated_at = ${at}
    WHERE brand_id = ${brandId} AND id <> ALL (${shopIds}) RETURNING id`.execute(tx);
  return rows.map(({ id }) => id);
}
