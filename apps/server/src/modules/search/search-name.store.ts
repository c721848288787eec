import type { PartlyTranslated } from '@chifan/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';

export type NameKind = 'dish' | 'shop';

export type FoundName = {
  readonly id: number;
  readonly kind: NameKind;
  /** Names by language as JSON text. The text is parsed late, because few of the found names are shown. */
  readonly nameJson: string;
  readonly nameZh: string;
  readonly pinyin: string;
  readonly sign: string;
  readonly titles: string;
  readonly uses: number;
};

export const textsOf = ({ nameJson }: FoundName): PartlyTranslated => JSON.parse(nameJson) as PartlyTranslated;

export type NameSearch = {
  readonly close: string;
  readonly loose: string | null;
  readonly exact: string;
  readonly folded: string;
  /**
   * If the more used names of a group of kinds have at least this many matches, the less used names of the group are
   * searched only for exact matches.
   */
  readonly enough: number;
  /** Maximum number of names to return for each group of kinds (such as dishes and shops), best matches first. */
  readonly most: number;
  /**
   * Maximum number of names to read from each tier. Names are divided into tiers by how often they are used. A search
   * term that occurs in more names says little about what the guest wants.
   */
  readonly readInTier: number;
};

/**
 * Finds names for each group of kinds, such as dishes and shops. The most used names are searched first. If they give a
 * group enough matches, its less used names are searched only for exact matches. The database sorts only roughly.
 * `scoreName` computes the final order.
 */
export async function findNames(
  executor: Executor,
  groups: readonly (readonly NameKind[])[],
  search: NameSearch,
): Promise<FoundName[]> {
  const { rows } = await sqlFindNames(groups, search).execute(executor);
  return rows;
}

/** Exported for the test of its query plan. The typed text is one SQL parameter, however often it is used. */
export function sqlFindNames(groups: readonly (readonly NameKind[])[], search: NameSearch): RawBuilder<FoundName> {
  const { close, loose, exact, folded, enough } = search;
  const walks = groups.map((kinds) => searchByTier(kinds, search));
  return sql<FoundName>`WITH typed AS NOT MATERIALIZED (
      SELECT ${close}::tsquery AS close, ${loose}::tsquery AS loose, ${exact}::tsquery AS exact, ${enough}::int AS enough,
        ${`\n${folded}`}::text AS beginning, ${`\n${folded}\n`}::text AS whole
    ), ${sql.join(walks.map(({ steps }) => steps))}
    ${sql.join(
      walks.map(({ chosen }) => chosen),
      sql` UNION ALL `,
    )}`;
}

/**
 * Reads the tiers of names one after the other. Rarely used names are very many and slow to search for separate words,
 * so they are searched last and only if needed.
 */
function searchByTier(kinds: readonly NameKind[], { loose, most, readInTier }: NameSearch) {
  const walk = kinds.join('_');
  const [first, second, third, last] = [
    sql.table(`${walk}_0`),
    sql.table(`${walk}_1`),
    sql.table(`${walk}_2`),
    sql.table(`${walk}_3`),
  ];
  const step = (tier: number, wanted: RawBuilder<unknown>) => stepOf(kinds, { tier, wanted, readInTier });
  const count = (tables: readonly RawBuilder<unknown>[]) =>
    sql.join(
      tables.map((table) => sql`(SELECT count(*) FROM ${table})`),
      sql` + `,
    );
  const unless = (tables: readonly RawBuilder<unknown>[]) =>
    sql`terms @@ CASE WHEN ${count(tables)} < enough THEN close ELSE exact END`;
  const apart = (tables: readonly RawBuilder<unknown>[]) =>
    sql`terms @@ CASE WHEN ${count(tables)} < enough THEN loose END`;
  const steps =
    loose === null
      ? [step(0, sql`terms @@ close`), step(1, unless([first])), step(2, unless([first, second]))]
      : [
          // Use one condition. With two conditions, the query planner would read all names of the small tier.
          step(0, sql`terms @@ (close || loose)`),
          step(1, sql`(${unless([first])} OR ${apart([first])})`),
          step(2, unless([first, second])),
          step(2, sql`${apart([first, second, third])} AND id NOT IN (SELECT id FROM ${third})`),
        ];
  const tables = [first, second, third, last].slice(0, steps.length);
  const found = sql.join(
    tables.map((table) => sql`SELECT * FROM ${table}`),
    sql` UNION ALL `,
  );
  const chosen = sql`(SELECT id, kind, name::text AS "nameJson", name_zh AS "nameZh", pinyin, sign, titles, uses
    FROM (${found}) AS found
    ORDER BY rough LIMIT ${most})`;
  return { steps: sql.join(tables.map((table, place) => sql`${table} ${steps[place]}`)), chosen };
}

type Step = { readonly tier: number; readonly wanted: RawBuilder<unknown>; readonly readInTier: number };

/** Kind and tier are literals in the SQL, because each kind and tier has its own index. */
function stepOf(kinds: readonly NameKind[], { tier, wanted, readInTier }: Step) {
  const ofKind = (kind: NameKind) => sql`(SELECT id, kind, name, name_zh, pinyin, sign, titles, uses, CASE
        WHEN strpos(E'\\n' || titles, beginning) = 0 THEN 0
        WHEN strpos(E'\\n' || titles || E'\\n', whole) > 0 THEN -2000
        ELSE -1000 END + least(length(name_zh), 10) - 3 * ln(uses + 1) AS rough
      FROM typed, search_name
      WHERE kind = ${sql.lit(kind)} AND tier = ${sql.lit(tier)} AND uses > 0 AND ${wanted} LIMIT ${readInTier})`;
  return sql`AS MATERIALIZED (${sql.join(kinds.map(ofKind), sql` UNION ALL `)})`;
}

export type TypedWord = { readonly text: string; readonly misspellings: readonly number[] };

/**
 * Returns known words that are similar to the typed words, to be compared later. A typed word that is known counts as
 * correct, unless all typed words are known. `joined` is the query without blanks.
 */
export async function wordsLike(
  executor: Executor,
  { words, joined }: { readonly words: readonly TypedWord[]; readonly joined: readonly TypedWord[] },
): Promise<string[]> {
  if (words.length + joined.length === 0) return [];
  const typed = [...words, ...joined].map(({ text, misspellings }) => ({ text, like: `{${misspellings.join(',')}}` }));
  const distinct = new Set(words.map(({ text }) => text)).size;
  // The words are one JSON parameter, because the length of an array would make PostgreSQL plan the query again each
  // time.
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

/** Returns the names with the given ids, in the sequence of `ids`. */
export async function namesByIds(executor: Executor, ids: readonly number[]): Promise<FoundName[]> {
  const { rows } = await sql<FoundName>`
    SELECT n.id, n.kind, n.name::text AS "nameJson", n.name_zh AS "nameZh", n.pinyin, n.sign, n.titles, n.uses
    FROM search_name n JOIN unnest(${ids}::bigint[]) WITH ORDINALITY AS wanted(id, place) USING (id)
    ORDER BY wanted.place`.execute(executor);
  return rows;
}
