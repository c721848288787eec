import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../platform/database/database.ts';

export type ExportRow = {
  readonly id: number;
  readonly memberId: number;
  readonly askedAt: Date;
  readonly readyAt: Date | null;
  readonly expiresAt: Date | null;
  readonly fileId: string | null;
};

const columns = sql.raw(
  'id, member_id AS "memberId", asked_at AS "askedAt", ready_at AS "readyAt", expires_at AS "expiresAt", file_id AS "fileId"',
);

export async function lastExportOf(executor: Executor, memberId: number): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`SELECT ${columns} FROM member_export WHERE member_id = ${memberId}
    ORDER BY asked_at DESC, id DESC LIMIT 1`.execute(executor);
  return rows[0];
}

export async function exportById(executor: Executor, id: number): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`SELECT ${columns} FROM member_export WHERE id = ${id}`.execute(executor);
  return rows[0];
}

export async function insertExport(tx: Tx, memberId: number, askedAt: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO member_export (member_id, asked_at) VALUES (${memberId}, ${askedAt}) RETURNING id`.execute(tx);
  if (!rows[0]) throw new Error('an inserted export was not returned');
  return rows[0].id;
}

/** @returns false if another run of the job has finished the export already. */
export async function writeExportReady(
  tx: Tx,
  id: number,
  { fileId, readyAt, expiresAt }: { fileId: string; readyAt: Date; expiresAt: Date },
): Promise<boolean> {
  const { rows } =
    await sql`UPDATE member_export SET file_id = ${fileId}, ready_at = ${readyAt}, expires_at = ${expiresAt}
    WHERE id = ${id} AND ready_at IS NULL RETURNING id`.execute(tx);
  return rows.length > 0;
}

/** Clears the file ids of expired exports. @returns the cleared file ids. */
export async function dropExpiredFiles(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ fileId: string }>`
    WITH expired AS (
      SELECT id, file_id FROM member_export WHERE file_id IS NOT NULL AND expires_at <= ${now} FOR UPDATE
    )
    UPDATE member_export e SET file_id = NULL FROM expired WHERE e.id = expired.id
    RETURNING expired.file_id AS "fileId"`.execute(tx);
  return rows.map(({ fileId }) => fileId);
}

/**
 * Deletes the member's finished exports. A requested export that is not ready yet remains. @returns the file ids of the
 * archives.
 */
export async function deleteReadyExportsOf(tx: Tx, memberId: number): Promise<string[]> {
  const { rows } = await sql<{ fileId: string }>`
    DELETE FROM member_export WHERE member_id = ${memberId} AND file_id IS NOT NULL
    RETURNING file_id AS "fileId"`.execute(tx);
  return rows.map(({ fileId }) => fileId);
}

/** Deletes all exports of the member. @returns the file ids of the archives. */
export async function deleteExportsOf(tx: Tx, memberId: number): Promise<string[]> {
  const { rows } = await sql<{ fileId: string | null }>`
    DELETE FROM member_export WHERE member_id = ${memberId} RETURNING file_id AS "fileId"`.execute(tx);
  return rows.flatMap(({ fileId }) => fileId ?? []);
}
