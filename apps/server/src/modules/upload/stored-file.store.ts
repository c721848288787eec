import type { UploadPurpose } from '@chifan/contract/upload/views';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';

export type NewPicture = {
  readonly id: string;
  readonly purpose: UploadPurpose;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Role and id of the uploader, such as 'member:7' or 'merchant:3' (see `uploaderOf`). */
  readonly uploadedBy: string;
  readonly at: Date;
};

export async function insertPicture(executor: Executor, picture: NewPicture): Promise<void> {
  await sql`INSERT INTO stored_file (id, media_type, bytes, purpose, width, height, uploaded_by, created_at)
    VALUES (${picture.id}, 'image/webp', ${picture.bytes}, ${picture.purpose}, ${picture.width}, ${picture.height},
      ${picture.uploadedBy}, ${picture.at})`.execute(executor);
}

/** Makes other uploads of the same uploader wait until the transaction ends. */
export async function lockUploads(tx: Tx, uploadedBy: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`uploads of ${uploadedBy}`}, 0))`.execute(tx);
}

export async function uploadsSince(executor: Executor, uploadedBy: string, since: Date): Promise<number> {
  const { rows } = await sql<{ uploads: number }>`
    SELECT count(*)::int AS uploads FROM stored_file
    WHERE uploaded_by = ${uploadedBy} AND created_at > ${since}`.execute(executor);
  return rows[0]?.uploads ?? 0;
}

export type WantedPictures = {
  readonly purpose: UploadPurpose;
  readonly paths: readonly string[];
  readonly uploadedBy: string;
};

/**
 * Locks pictures of the given uploader and purpose until the transaction ends. A second statement reads which pictures
 * are used, because only a second statement sees uses that were committed during the wait for the lock.
 * @returns the unused pictures
 */
export async function lockUnusedPictures(tx: Tx, { purpose, paths, uploadedBy }: WantedPictures): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const locked = await sql<{ id: string }>`SELECT id FROM stored_file
    WHERE id = ANY(${paths}) AND purpose = ${purpose} AND uploaded_by = ${uploadedBy} ORDER BY id FOR UPDATE`.execute(
    tx,
  );
  if (locked.rows.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`SELECT f.id FROM stored_file f
    WHERE f.id = ANY(${locked.rows.map(({ id }) => id)}) AND NOT ${isUsed}`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Locks the picture's row, so that no other transaction starts to use it.
 * @returns whether the picture exists and belongs to the uploader.
 */
export async function lockOwnPicture(tx: Tx, id: string, uploadedBy: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT id FROM stored_file WHERE id = ${id} AND uploaded_by = ${uploadedBy} FOR UPDATE`.execute(tx);
  return rows.length > 0;
}

/** Locks old unused pictures. Skips pictures that another transaction has locked, because the next run finds them. */
export async function lockPicturesBefore(tx: Tx, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT f.id FROM stored_file f WHERE f.created_at < ${before} AND NOT ${isUsed}
    ORDER BY f.created_at LIMIT ${most} FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Deletes those of the given pictures that are unused. The caller must have locked the pictures in an earlier
 * statement, so that this statement sees uses that were committed during the wait for the lock.
 * @returns the ids of the deleted pictures.
 */
export async function deleteUnused(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    DELETE FROM stored_file f WHERE f.id = ANY(${ids}) AND NOT ${isUsed} RETURNING f.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * True if any table refers to the picture. Conditions such as `photos <> '[]'` repeat the condition of a partial index
 * on the few rows with a picture, so PostgreSQL uses the index and scans no large table.
 */
const isUsed = sql.raw(`(
  EXISTS (SELECT FROM dish WHERE photos @> to_jsonb(f.id) AND photos <> '[]')
  OR EXISTS (SELECT FROM dish_guest_photo WHERE photo = f.id)
  OR EXISTS (SELECT FROM menu_import_dish WHERE photos @> to_jsonb(f.id) AND photos <> '[]')
  OR EXISTS (SELECT FROM dish WHERE image = f.id AND image IS NOT NULL)
  OR EXISTS (SELECT FROM shop WHERE photos @> to_jsonb(f.id) AND photos <> '[]')
  OR EXISTS (SELECT FROM shop WHERE image = f.id AND image IS NOT NULL)
  OR EXISTS (SELECT FROM review WHERE photos @> to_jsonb(f.id) AND photos <> '[]')
  OR EXISTS (SELECT FROM refund WHERE photos @> ARRAY[f.id] AND photos <> '{}')
  OR EXISTS (SELECT FROM refund WHERE appeal_photos @> ARRAY[f.id] AND appeal_photos <> '{}')
  OR EXISTS (SELECT FROM customer_order WHERE hand_over_photo = f.id AND hand_over_photo IS NOT NULL)
  OR EXISTS (SELECT FROM member WHERE head_image = f.id AND head_image IS NOT NULL)
  OR EXISTS (SELECT FROM review WHERE head_image = f.id AND head_image IS NOT NULL)
  OR EXISTS (SELECT FROM brand WHERE image = f.id)
  OR EXISTS (SELECT FROM set_meal WHERE photos @> to_jsonb(f.id) AND photos <> '[]')
  OR EXISTS (SELECT FROM banner WHERE image = f.id)
  OR EXISTS (SELECT FROM mall_product WHERE images @> ARRAY[f.id] AND images <> '{}')
  OR EXISTS (SELECT FROM mall_order_line WHERE image = f.id AND image IS NOT NULL)
  OR EXISTS (SELECT FROM mall_refund WHERE photos @> ARRAY[f.id] AND photos <> '{}')
  OR EXISTS (SELECT FROM help_message WHERE photos @> ARRAY[f.id] AND photos <> '{}')
)`);
