import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type FoundShop = { readonly id: number; readonly nameZh: string; readonly addressZh: string };

/** An operator who sees more than these types a word more. */
const maxFound = 20;

/** Shops by a part of their Chinese name, or by their whole number; the shortest names, which say most of it, first. */
export async function shopsNamed(executor: Executor, search: string): Promise<FoundShop[]> {
  const number = /^\d{1,15}$/.test(search) ? Number(search) : null;
  const { rows } = await sql<FoundShop>`
    SELECT id, name_zh AS "nameZh", COALESCE(address->>'zh-CN', '') AS "addressZh" FROM shop
    WHERE id = ${number}::bigint OR strpos(lower(name_zh), lower(${search})) > 0
    ORDER BY id = ${number}::bigint DESC NULLS LAST, length(name_zh), id LIMIT ${sql.lit(maxFound)}`.execute(executor);
  return rows;
}
