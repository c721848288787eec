import type { PartlyTranslated } from '@chifan/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type NameKind = 'dish' | 'shop';

export type FoundName = {
  readonly id: number;
  readonly kind: NameKind;
  /** JSON, language → text: few of those found are shown. */
  readonly nameJson: string;
  readonly nameZh: string;
  readonly pinyin: string;
  readonly sign: string;
  readonly titles: string;
  readonly uses: number;
};

export const textsOf = ({ nameJson }: FoundName): PartlyTranslated => JSON.parse(nameJson) as PartlyTranslated;

export type NameSearch = {
  readonly full: string;
  readonly exact: string;
  readonly folded: string;
  /** With so many of a kind from the more used names, of the less used only those are taken that are just this. */
  readonly enough: number;
  /** So many of a kind come back, the likeliest first. */
  readonly most: number;
  /** No tier is read further: what so many names have says little. */
  readonly readInTier: number;
};

/**
 * Goes down the tiers of each kind as far as it must. Which of the many are worth ranking is told roughly here (just
 * this, begins so, short and much used); the true order is scoreName's.
 */
export async function findNames(
  executor: Executor,
  kinds: readonly NameKind[],
  search: NameSearch,
): Promise<FoundName[]> {
  const { rows } = await findStatement(kinds, search).execute(executor);
  return rows;
}

/** Apart so that a test can ask for its plan. */
export function findStatement(kinds: readonly NameKind[], search: NameSearch): RawBuilder<FoundName> {
  const walks = kinds.map((kind) => walkOf(kind, search));
  const chosen = kinds.map(
    (kind) => sql`(SELECT * FROM ${sql.table(`${kind}_found`)} ORDER BY rough LIMIT ${search.most})`,
  );
  return sql<FoundName>`WITH ${sql.join(walks)}
    SELECT n.id, n.kind, n.name::text AS "nameJson", n.name_zh AS "nameZh", n.pinyin, n.sign, n.titles, n.uses
    FROM (${sql.join(chosen, sql` UNION ALL `)}) found JOIN search_name n ON n.id = found.id`;
}

function walkOf(kind: NameKind, { full, exact, folded, enough, readInTier }: NameSearch) {
  const [first, second, third, found] = ['0', '1', '2', 'found'].map((part) => sql.table(`${kind}_${part}`));
  // Kind and tier stand in the statement itself: each tier has an index of its own.
  const tier = (number: number, wanted: RawBuilder<unknown>) => sql`AS MATERIALIZED (
      SELECT id, CASE
          WHEN strpos(E'\\n' || titles || E'\\n', ${`\n${folded}\n`}) > 0 THEN -2000
          WHEN strpos(E'\\n' || titles, ${`\n${folded}`}) > 0 THEN -1000
          ELSE 0 END + least(length(name_zh), 10) - 3 * ln(uses + 1) AS rough
      FROM search_name
      WHERE kind = ${sql.lit(kind)} AND tier = ${sql.lit(number)} AND uses > 0 AND terms @@ ${wanted} LIMIT ${readInTier})`;
  const all = sql`${full}::tsquery`;
  const unless = (count: RawBuilder<unknown>) =>
    sql`(CASE WHEN ${count} >= ${enough} THEN ${exact}::tsquery ELSE ${full}::tsquery END)`;
  const inFirst = sql`(SELECT count(*) FROM ${first})`;
  return sql`${first} ${tier(0, all)}, ${second} ${tier(1, unless(inFirst))},
    ${third} ${tier(2, unless(sql`${inFirst} + (SELECT count(*) FROM ${second})`))},
    ${found} AS (SELECT * FROM ${first} UNION ALL SELECT * FROM ${second} UNION ALL SELECT * FROM ${third})`;
}

export type TypedWord = { readonly text: string; readonly misspellings: readonly number[] };

/**
 * Words that share a misspelling with what was typed: candidates, still to be compared. A typed word that is one is
 * believed unless all of them are; `joined` is what they make together.
 */
export async function wordsLike(
  executor: Executor,
  { words, joined }: { readonly words: readonly TypedWord[]; readonly joined: readonly TypedWord[] },
): Promise<string[]> {
  if (words.length + joined.length === 0) return [];
  const typed = [...words, ...joined].map(({ text, misspellings }) => ({ text, like: `{${misspellings.join(',')}}` }));
  const distinct = new Set(words.map(({ text }) => text)).size;
  // As JSON: the planner sees no array whose length would tempt it to plan anew each time.
  const { rows } = await sql<{ word: string }>`
    WITH typed AS MATERIALIZED (
      SELECT t.text AS word, t."like"::int[] AS misspellings
      FROM jsonb_to_recordset(${JSON.stringify(typed)}::jsonb) AS t(text text, "like" text)
    ), known AS MATERIALIZED (SELECT search_word.word FROM typed JOIN search_word USING (word))
    SELECT word FROM known
    UNION
    SELECT near.word FROM typed
    CROSS JOIN LATERAL (
      SELECT word FROM search_word WHERE misspellings && typed.misspellings LIMIT 400
    ) near
    WHERE (SELECT count(*) FROM known) >= ${distinct} OR typed.word NOT IN (SELECT word FROM known)`.execute(executor);
  return rows.map(({ word }) => word);
}

/** In the order of `ids`. */
export async function namesByIds(executor: Executor, ids: readonly number[]): Promise<FoundName[]> {
  const { rows } = await sql<FoundName>`
    SELECT n.id, n.kind, n.name::text AS "nameJson", n.name_zh AS "nameZh", n.pinyin, n.sign, n.titles, n.uses
    FROM search_name n JOIN unnest(${ids}::bigint[]) WITH ORDINALITY AS wanted(id, place) USING (id)
    ORDER BY wanted.place`.execute(executor);
  return rows;
}
