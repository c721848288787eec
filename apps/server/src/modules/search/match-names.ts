import type { Language } from '@chifan/domain';
import type { Executor } from '../../platform/database/database.ts';
import { correctQuery, type QueryCorrection } from './correct-query.ts';
import { readQuery, type SearchQuery } from './read-query.ts';
import { resemblance, scoreName, strongMatchScore } from './score-name.ts';
import { type FoundName, findNames, type NameKind } from './search-name.store.ts';

export type MatchedName = FoundName & { readonly score: number };

export type NameMatchRequest = {
  /**
   * Kinds of names to find, such as dishes and shops. Each inner list is one search that returns about `rows` names of
   * all its kinds together.
   */
  readonly lists: readonly (readonly NameKind[])[];
  readonly language: Language;
  /** Number of rows to show in each list of results. */
  readonly rows: number;
  /** If fewer names than this number match with certainty, similar names are added. */
  readonly few: number;
  /** Minimum number of names to read and rank per kind and tier. */
  readonly minRead: number;
};

export type Matches = {
  /** Matching names, best match first. */
  readonly names: MatchedName[];
  /** The correction of the query. Null if the query as typed had results. */
  readonly meant: QueryCorrection | null;
};

/**
 * Number of names to read in addition to `rows`, because the database sorts names only roughly and `scoreName` may put
 * a later name first.
 */
const spare = 8;
/** Number of names to compare with a mistyped query for each shown row, but at least `fewestGuesses` in total. */
const guessesEach = 4;
const fewestGuesses = 32;

export async function matchNames(executor: Executor, query: SearchQuery, wanted: NameMatchRequest): Promise<Matches> {
  const { lists, language, rows, few, minRead } = wanted;
  const reach = { enough: rows + spare, most: rows + spare, readInTier: Math.max(minRead, 3 * rows) };
  const found = await findNames(executor, lists, { ...query, ...reach });
  const names = ranked(found, (name) => scoreName(name, query, language));
  const sure = names.filter(({ score }) => score >= strongMatchScore).length;
  if (sure >= few) return { names, meant: null };
  const meant = await correctQuery(executor, query);
  if (meant === undefined) return { names, meant: null };
  const guesses = Math.max(fewestGuesses, guessesEach * rows);
  const resembling = await findNames(executor, lists, {
    ...query,
    close: meant.terms,
    loose: null,
    ...reach,
    most: guesses,
    readInTier: 3 * guesses,
  });
  const fitting = new Set(names.filter(({ score }) => score >= strongMatchScore).map(({ id }) => id));
  const corrected = meant.words === null ? undefined : readQuery(meant.words);
  const guessed = ranked(
    resembling.filter(({ id }) => !fitting.has(id)),
    (name) => Math.max(resemblance(name, meant.typed), corrected ? scoreName(name, corrected, language) / 2 : 0),
  );
  const isGuessed = new Set(guessed.map(({ id }) => id));
  const all = [...guessed, ...names.filter(({ id }) => !isGuessed.has(id))].toSorted(byScore);
  return { names: all, meant: sure === 0 && guessed.length > 0 ? meant : null };
}

function ranked(found: readonly FoundName[], scoreOf: (name: FoundName) => number): MatchedName[] {
  return found
    .map((name) => ({ ...name, score: scoreOf(name) }))
    .filter(({ score }) => score > 0)
    .toSorted(byScore);
}

const byScore = (a: MatchedName, b: MatchedName): number =>
  b.score - a.score || a.nameZh.length - b.nameZh.length || a.id - b.id;
