import type { Language } from '@chifan/domain';
import type { Allergen } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

/** A dish name that staff or the platform confirmed, and the number of restaurants that use it. */
export type ConfirmedText = {
  readonly sign: string;
  readonly language: Language;
  readonly text: string;
  readonly shops: number;
  readonly isChecked: boolean;
};

/** The maximum number of dishes that are read for one Chinese name. */
const mostDishes = 200;

/**
 * Returns translations of other dishes with the same Chinese name: first translations that the platform checked, then
 * translations that most restaurants use. Excludes drafts, because a draft must not confirm itself.
 */
export async function confirmedNames(executor: Executor, signs: readonly string[]): Promise<ConfirmedText[]> {
  const { rows } = await sql<ConfirmedText>`
    SELECT served.sign, text.key AS language, text.value AS text, count(DISTINCT served.shop_id)::int AS shops,
      bool_or(served.by_platform -> 'name' ? text.key) AS "isChecked"
    FROM unnest(${signs}::text[]) AS wanted(sign)
    CROSS JOIN LATERAL (
      SELECT wanted.sign, dish.shop_id, dish.name, dish.name_drafts, dish.by_platform
      FROM search_name JOIN search_place ON search_place.name_id = search_name.id
      JOIN dish ON dish.id = search_place.dish_id
      WHERE search_name.kind = 'dish' AND search_name.sign = wanted.sign AND dish.removed_at IS NULL
      LIMIT ${mostDishes}) served
    CROSS JOIN LATERAL jsonb_each_text(served.name) AS text
    WHERE text.key <> 'zh-CN' AND NOT served.name_drafts ? text.key
    GROUP BY served.sign, text.key, text.value
    ORDER BY "isChecked" DESC, shops DESC, text.value COLLATE "C"`.execute(executor);
  return rows;
}

/** Returns the allergens that most dishes with the same Chinese name contain. */
export async function confirmedContents(executor: Executor, sign: string): Promise<Allergen[]> {
  const { rows } = await sql<{ allergen: Allergen }>`
    WITH served AS (
      SELECT dish.allergens -> 'contains' AS contains
      FROM search_name JOIN search_place ON search_place.name_id = search_name.id
      JOIN dish ON dish.id = search_place.dish_id
      WHERE search_name.kind = 'dish' AND search_name.sign = ${sign} AND dish.removed_at IS NULL
      LIMIT ${mostDishes})
    SELECT contained.allergen FROM served CROSS JOIN LATERAL jsonb_array_elements_text(contains) AS contained(allergen)
    GROUP BY 1 HAVING count(*) * 2 >= (SELECT count(*) FROM served) ORDER BY 1`.execute(executor);
  return rows.map(({ allergen }) => allergen);
}
