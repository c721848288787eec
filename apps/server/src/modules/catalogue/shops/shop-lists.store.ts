import { type Language, type PartlyTranslated, readerLanguageText } from '@chifan/domain';
import { type Position, toMercator } from '@chifan/domain/address';
import type { ShopStage } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { countRows, type Page } from '../../../platform/database/select-page.ts';
import { liveShops } from './shop-row.store.ts';

type FoundShop = {
  readonly id: number;
  readonly nameZh: string;
  readonly name: string | null;
  readonly addressZh: string;
  readonly state: ShopStage;
};

type ShopFilter = {
  /** Text to search for. Null returns all shops. */
  readonly search: string | null;
  /** Null returns both draft shops and live shops. */
  readonly state: ShopStage | null;
  readonly language: Language;
};

/**
 * Finds shops by a part of the Chinese name or of the name in the reader's language, or by the whole id. A shop whose
 * id equals the search comes first, then the shops with the shortest Chinese names, because short names match the
 * search more closely. Without a search, the newest shops come first.
 */
export async function shopsFound(
  executor: Executor,
  { search, state, language }: ShopFilter,
  { offset, limit }: Page,
): Promise<{ readonly records: FoundShop[]; readonly total: number }> {
  const number = search !== null && /^\d{1,15}$/.test(search) ? Number(search) : null;
  const matching = sql`FROM shop WHERE (${state}::text IS NULL OR state = ${state})
    AND (${search}::text IS NULL OR id = ${number}::bigint OR strpos(lower(name_zh), lower(${search})) > 0
      OR strpos(lower(name->>${language}), lower(${search})) > 0)`;
  const { rows } = await sql<Omit<FoundShop, 'name'> & { name: PartlyTranslated }>`
    SELECT id, name_zh AS "nameZh", name, COALESCE(address->>'zh-CN', '') AS "addressZh", state ${matching}
    ORDER BY id = ${number}::bigint DESC NULLS LAST, CASE WHEN ${search}::text IS NOT NULL THEN length(name_zh) END,
      CASE WHEN ${search}::text IS NULL THEN id END DESC, id
    OFFSET ${offset} LIMIT ${limit}`.execute(executor);
  const records = rows.map((shop) => ({ ...shop, name: readerLanguageText(shop.name, language) }));
  return { records, total: await countRows(executor, matching) };
}

type ShopPlace = Position & {
  readonly name: PartlyTranslated;
  readonly nameZh: string;
  readonly pinyin: string;
  readonly address: PartlyTranslated;
};

export async function shopPlacesNear(executor: Executor, here: Position, limit: number): Promise<ShopPlace[]> {
  const { x, y } = toMercator(here);
  const { rows } = await sql<ShopPlace>`
    SELECT name, name_zh AS "nameZh", pinyin, address, lat, lng FROM ${liveShops}
    ORDER BY xy <-> point(${x}, ${y}) LIMIT ${limit}`.execute(executor);
  return rows;
}

/**
 * `demo` is the number of reviews that were invented for the demo city. `tenths` is the mean of the stars in tenths.
 */
export type ShopRating = { readonly reviews: number; readonly demo: number; readonly tenths: number | null };

export async function lockShopRating(tx: Tx, shopId: number): Promise<void> {
  await sql`SELECT id FROM shop WHERE id = ${shopId} FOR NO KEY UPDATE`.execute(tx);
}

export async function writeShopRating(tx: Tx, shopId: number, { reviews, demo, tenths }: ShopRating): Promise<void> {
  await sql`UPDATE shop SET review_count = ${reviews}, demo_review_count = ${demo}, rating_tenths = ${tenths}
    WHERE id = ${shopId}`.execute(tx);
}
