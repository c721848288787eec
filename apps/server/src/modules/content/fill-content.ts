import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { writeReleasedContent } from './content.store.ts';
import { type ContentKind, contentBodies } from './content-bodies.ts';

const folder = fileURLToPath(new URL('../../../../../database/content/', import.meta.url));

const files = {
  article: 'articles.json',
  question: 'questions.json',
  policy: 'policies.json',
  notice: 'notices.json',
} as const satisfies Record<ContentKind, string>;

const keyed = z.looseObject({ key: z.string().regex(/^[a-z0-9-]{1,40}$/) });

/**
 * Returns the content items of a kind that the release contains, in the order of the file.
 * @throws Error with the file's name if the file cannot be read
 */
export async function releasedItems(kind: ContentKind): Promise<{ readonly key: string; readonly body: object }[]> {
  const written: unknown = JSON.parse(await readFile(`${folder}${files[kind]}`, 'utf8'));
  const read = z.array(keyed).safeParse(written, { jitless: true });
  if (!read.success) throw new Error(`database/content/${files[kind]}: ${z.prettifyError(read.error)}`);
  return read.data.map(({ key, ...body }) => ({ key, body: contentBodies[kind].parse(body, { jitless: true }) }));
}

/**
 * Updates the content items to the texts of the release, except for items that operators edited. Runs at each start of
 * the server.
 */
export async function fillContent(database: Database): Promise<void> {
  for (const kind of Object.keys(files) as ContentKind[]) {
    await writeReleasedContent(database.read, kind, await releasedItems(kind));
  }
}
