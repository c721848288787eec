import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';
import { type ContentItem, type ContentKind, contentBodies } from './content-bodies.ts';

type ContentRow = { readonly key: string; readonly body: unknown };

/**
 * Returns the published content items of a kind, in their order.
 * @throws if the body of a row does not have the format in `contentBodies`
 */
export async function publishedItems<Kind extends ContentKind>(
  executor: Executor,
  kind: Kind,
): Promise<ContentItem<Kind>[]> {
  const { rows } = await sql<ContentRow>`
    SELECT key, body FROM content_item WHERE kind = ${kind} AND is_published ORDER BY position, key`.execute(executor);
  return rows.map(({ key, body }) => ({ key, body: contentBodies[kind].parse(body) }) as ContentItem<Kind>);
}

/**
 * Updates all content items that operators did not edit to the texts of the release. Deletes unedited items that the
 * release no longer contains.
 */
export async function writeReleasedContent(
  executor: Executor,
  kind: ContentKind,
  items: readonly { readonly key: string; readonly body: object }[],
): Promise<void> {
  const released = JSON.stringify(items.map((item, position) => ({ ...item, position })));
  await sql`
    WITH released AS (
      SELECT * FROM json_to_recordset(${released}::json) AS item (key text, position int, body jsonb)
    ), gone AS (
      DELETE FROM content_item
      WHERE kind = ${kind} AND NOT is_edited AND key NOT IN (SELECT key FROM released)
    )
    INSERT INTO content_item (kind, key, position, body)
    SELECT ${kind}, key, position, body FROM released
    ON CONFLICT (kind, key) DO UPDATE SET position = excluded.position, body = excluded.body
    WHERE NOT content_item.is_edited
      AND (content_item.position, content_item.body) IS DISTINCT FROM (excluded.position, excluded.body)`.execute(
    executor,
  );
}
