import type { Language } from '@chifan/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../database/database.ts';
import { sha256 } from '../tokens.ts';
import type { Translated } from './translators/translator.ts';

export type TextToTranslate = { readonly text: string; readonly to: Language };

/** @returns stored translations in the order of the texts, undefined for a text without a stored translation */
export async function cachedTranslations(
  executor: Executor,
  texts: readonly TextToTranslate[],
): Promise<readonly (string | undefined)[]> {
  const hashes = texts.map(({ text }) => sha256(text));
  const targets = texts.map(({ to }) => to);
  const { rows } = await sql<{ place: number; text: string }>`
    SELECT wanted.place::int, translation.text
    FROM unnest(${hashes}::text[], ${targets}::text[]) WITH ORDINALITY AS wanted (hash, target, place)
    JOIN translation ON text_hash = wanted.hash AND translation.target = wanted.target`.execute(executor);
  const found = new Map(rows.map(({ place, text }) => [place, text]));
  return texts.map((_, index) => found.get(index + 1));
}

type Kept = {
  readonly wishes: readonly { readonly text: string; readonly origin: string }[];
  readonly to: Language;
  readonly translated: Translated;
  readonly translator: string;
};

export async function cacheTranslations(
  executor: Executor,
  { wishes, to, translated, translator }: Kept,
  now: Date,
): Promise<void> {
  const hashes = wishes.map(({ text }) => sha256(text));
  const origins = wishes.map(({ origin }) => sha256(origin));
  const sources = translated.map(({ from }) => from);
  const words = translated.map(({ text }) => text);
  // Rows are ordered, so that two nodes that insert the same texts never deadlock.
  await sql`INSERT INTO translation (text_hash, target, origin_hash, source, text, translator, created_at)
    SELECT hash, ${to}, origin, source, text, ${translator}, ${now}
    FROM unnest(${hashes}::text[], ${origins}::text[], ${sources}::text[], ${words}::text[])
      AS read (hash, origin, source, text) ORDER BY hash
    ON CONFLICT (text_hash, target) DO NOTHING`.execute(executor);
}

const keepDays = 90;
/** The maximum number of rows. The oldest rows beyond it are deleted. */
const maxRows = 200_000;

export async function pruneTranslations(tx: Tx, now: Date): Promise<void> {
  await sql`DELETE FROM translation WHERE created_at < ${new Date(now.getTime() - keepDays * 86_400_000)}
    OR created_at < (SELECT created_at FROM translation ORDER BY created_at DESC OFFSET ${maxRows} LIMIT 1)`.execute(
    tx,
  );
}

/** @param texts a query with one column: the texts of a member who is being deleted */
export async function deleteTranslations(tx: Tx, texts: RawBuilder<unknown>): Promise<void> {
  await sql`DELETE FROM translation WHERE origin_hash IN
    (SELECT encode(sha256(convert_to(said, 'UTF8')), 'hex') FROM (${texts}) AS written (said))`.execute(tx);
}
