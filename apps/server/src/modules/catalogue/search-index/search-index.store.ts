import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { liveShops } from '../shops/shop-row.store.ts';
import type { NameTerms, NameToIndex } from './terms-of-name.ts';

/**
 * The PostgreSQL channel that each transaction notifies if it may change the names that search finds, or their order.
 */
export const namesChanged = 'search_names_changed';

export type NewName = NameToIndex & { readonly kind: 'dish' | 'shop'; readonly key: string };

/**
 * SQL for the names of the given shops and their dishes. Excludes shops that are not live, because search must not find
 * them (rule catalogue-40).
 */
const borne = (shopIds: readonly number[]): RawBuilder<unknown> => sql`borne AS MATERIALIZED (
    SELECT 'shop' AS kind, id AS shop_id, 0::bigint AS dish_id, name, name_zh, pinyin, xy,
      md5('shop' || name::text || '|' || name_zh || '|' || pinyin)::uuid AS key
    FROM ${liveShops} WHERE id = ANY(${shopIds}::bigint[])
    UNION ALL
    SELECT 'dish', dish.shop_id, dish.id, dish.name, coalesce(dish.name ->> 'zh-CN', ''), dish.pinyin, shop.xy,
      md5('dish' || dish.name::text || '|' || dish.pinyin)::uuid
    FROM dish JOIN ${liveShops} ON shop.id = dish.shop_id
    WHERE dish.shop_id = ANY(${shopIds}::bigint[]) AND dish.removed_at IS NULL)`;

export async function namesToIndex(tx: Tx, shopIds: readonly number[]): Promise<NewName[]> {
  const { rows } = await sql<NewName>`WITH ${borne(shopIds)}
    SELECT DISTINCT ON (key) kind, key, name, name_zh AS "nameZh", pinyin FROM borne
    WHERE NOT EXISTS (SELECT FROM search_name WHERE search_name.key = borne.key) ORDER BY key`.execute(tx);
  return rows;
}

/** Inserts names in the order of their keys, so that two transactions with the same names cannot deadlock. */
export async function insertNames(tx: Tx, names: readonly (NewName & NameTerms)[]): Promise<void> {
  const rows = names.map(({ terms, words: _, ...row }) => ({ ...row, terms: terms.join(' ') }));
  await sql`INSERT INTO search_name (kind, key, name, name_zh, pinyin, sign, titles, terms)
    SELECT kind, key, name, "nameZh", pinyin, sign, titles, array_to_tsvector(string_to_array(terms, ' '))
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(kind text, key uuid, name jsonb, "nameZh" text,
      pinyin text, sign text, titles text, terms text)
    ORDER BY key ON CONFLICT (key) DO NOTHING`.execute(tx);
}

export async function unknownWords(tx: Tx, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    SELECT DISTINCT w.word COLLATE "C" AS word FROM unnest(${words}::text[]) AS w(word)
    WHERE NOT EXISTS (SELECT FROM search_word known WHERE known.word = w.word) ORDER BY 1`.execute(tx);
  return rows.map(({ word }) => word);
}

export async function insertWords(
  tx: Tx,
  words: readonly { readonly word: string; readonly misspellings: readonly number[] }[],
): Promise<void> {
  await sql`INSERT INTO search_word (word, misspellings)
    SELECT word, string_to_array(misspellings, ' ')::int[]
    FROM unnest(${words.map(({ word }) => word)}::text[],
      ${words.map(({ misspellings }) => misspellings.join(' '))}::text[]) AS w(word, misspellings)
    ORDER BY word COLLATE "C" ON CONFLICT (word) DO NOTHING`.execute(tx);
}

export async function writePlaces(tx: Tx, shopIds: readonly number[]): Promise<void> {
  await sql`${placing(shopIds)}, change AS MATERIALIZED (
      SELECT name_id, sum(step)::int AS step
      FROM (SELECT name_id, 1 AS step FROM wanted UNION ALL SELECT name_id, -1 FROM before) steps
      GROUP BY name_id HAVING sum(step) <> 0
    ), locked AS MATERIALIZED (
      -- Lock the rows in the order of their ids, so that two menus with the same dishes cannot deadlock.
      SELECT id FROM search_name WHERE id IN (SELECT name_id FROM change) ORDER BY id FOR NO KEY UPDATE
    ), counted AS (
      UPDATE search_name SET uses = uses + change.step FROM change JOIN locked ON locked.id = change.name_id
      WHERE search_name.id = locked.id
    )
    SELECT pg_notify(${namesChanged}, '') WHERE EXISTS (SELECT FROM change)`.execute(tx);
}

/**
 * Stores which shops use the names, but does not count the uses. The caller counts them after all shops are written.
 */
export async function writePlacesWithoutCounts(tx: Tx, shopIds: readonly number[]): Promise<void> {
  await sql`${placing(shopIds)} SELECT`.execute(tx);
}

const placing = (
  shopIds: readonly number[],
): RawBuilder<unknown> => sql`WITH ${borne(shopIds)}, wanted AS MATERIALIZED (
      SELECT borne.shop_id, borne.dish_id, search_name.id AS name_id, borne.xy
      FROM borne JOIN search_name USING (key)
    ), before AS MATERIALIZED (
      SELECT shop_id, dish_id, name_id, xy FROM search_place WHERE shop_id = ANY(${shopIds}::bigint[])
    ), removed AS (
      DELETE FROM search_place gone USING (SELECT shop_id, dish_id FROM before EXCEPT SELECT shop_id, dish_id FROM wanted) old
      WHERE gone.shop_id = old.shop_id AND gone.dish_id = old.dish_id
    ), placed AS (
      INSERT INTO search_place (shop_id, dish_id, name_id, xy)
      SELECT wanted.shop_id, wanted.dish_id, wanted.name_id, wanted.xy
      FROM wanted LEFT JOIN before USING (shop_id, dish_id)
      WHERE before.name_id IS DISTINCT FROM wanted.name_id OR NOT before.xy ~= wanted.xy
      ON CONFLICT (shop_id, dish_id) DO UPDATE SET name_id = excluded.name_id, xy = excluded.xy
    )`;

/** For each kind of name, the first search tier has the 2,000 most used names, and the second tier the next 20,000. */
const firstTier = 2_000;
const secondTier = 20_000;
const tierOf = sql`CASE WHEN place <= ${sql.lit(firstTier)} THEN 0 WHEN place <= ${sql.lit(firstTier + secondTier)} THEN 1 ELSE 2 END`;

/**
 * Assigns names to search tiers by the number of dishes or shops that use them. Without tiers, a search returns the
 * same results, but more slowly.
 */
export async function sortIntoTiers(executor: Executor): Promise<void> {
  await sql`WITH ranked AS (
      SELECT id, row_number() OVER (PARTITION BY kind ORDER BY uses DESC, id) AS place FROM search_name
    ), wanted AS (
      SELECT id, ${tierOf} AS tier
      FROM ranked
    )
    UPDATE search_name SET tier = wanted.tier FROM wanted
    WHERE wanted.id = search_name.id AND wanted.tier <> search_name.tier`.execute(executor);
  await announceNames(executor);
}

/**
 * Counts the uses of all names and rewrites the names of each tier, most used first, so that names that search reads
 * together are adjacent on disk.
 */
export async function rewriteNames(tx: Tx): Promise<void> {
  await sql`CREATE TEMP TABLE counted_name ON COMMIT DROP AS
    SELECT n.id, n.kind, n.key, n.name, n.name_zh, n.pinyin, n.sign, n.titles, n.terms, coalesce(borne.uses, 0) AS uses,
      row_number() OVER (PARTITION BY n.kind ORDER BY coalesce(borne.uses, 0) DESC, n.id) AS place
    FROM search_name n
    LEFT JOIN (SELECT name_id, count(*)::int AS uses FROM search_place GROUP BY name_id) borne ON borne.name_id = n.id`.execute(
    tx,
  );
  await sql`TRUNCATE search_name`.execute(tx);
  await sql`INSERT INTO search_name (id, kind, key, name, name_zh, pinyin, sign, titles, terms, uses, tier)
    OVERRIDING SYSTEM VALUE
    SELECT id, kind, key, name, name_zh, pinyin, sign, titles, terms, uses, ${tierOf} FROM counted_name
    ORDER BY kind, place`.execute(tx);
  await sql`DROP TABLE counted_name`.execute(tx);
  await announceNames(tx);
}

const announceNames = (executor: Executor) => sql`SELECT pg_notify(${namesChanged}, '')`.execute(executor);

/**
 * Drops the indexes that slow down adding many names. @returns a function that restores the indexes within the same
 * transaction
 */
export async function dropSearchIndexes(tx: Tx): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE schemaname = current_schema() AND tablename IN ('search_name', 'search_word', 'search_place')
      AND indexdef ~ 'USING gi(n|st)'`.execute(tx);
  for (const { name } of rows) await sql`DROP INDEX ${sql.id(name)}`.execute(tx);
  return async () => {
    await sql`SET LOCAL maintenance_work_mem = '256MB'`.execute(tx);
    for (const { definition } of rows) await sql.raw(definition).execute(tx);
  };
}

export async function unindexedShopIds(executor: Executor): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${liveShops} WHERE NOT EXISTS (
      SELECT FROM search_place place WHERE place.shop_id = shop.id AND place.dish_id = 0
    ) ORDER BY id`.execute(executor);
  return rows.map(({ id }) => id);
}

export async function allShopIds(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM ${liveShops} ORDER BY id`.execute(tx);
  return rows.map(({ id }) => id);
}
