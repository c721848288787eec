import type { PartlyTranslated } from '@chifan/domain';
import type { SheetRow } from '@chifan/domain/catalogue/importing';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { EditedDish } from '../editing/menu-edit.store.ts';

export type Totals = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly odd: number;
};

export type Applied = {
  readonly importId: number;
  readonly totals: Totals;
  readonly newCategories: string[];
  readonly photosMissing: { row: number; nameZh: string; file: string }[];
};

export type StoredImport = {
  readonly id: number;
  readonly fileName: string;
  readonly rows: SheetRow[] | null;
  readonly unknownColumns: string[];
  readonly categoryIds: number[];
  readonly answer: Applied | null;
  readonly undoneAt: Date | null;
};

type NewImport = {
  readonly shopId: number;
  readonly staffId: number;
  readonly fileName: string;
  readonly rows: readonly SheetRow[];
  readonly unknownColumns: readonly string[];
  readonly totals: Totals;
  readonly now: Date;
};

export async function insertImport(tx: Tx, sent: NewImport): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO menu_import (shop_id, staff_id, file_name, created_at, rows, unknown_columns, totals)
    VALUES (${sent.shopId}, ${sent.staffId}, ${sent.fileName}, ${sent.now}, ${JSON.stringify(sent.rows)}::jsonb,
      ${JSON.stringify(sent.unknownColumns)}::jsonb, ${JSON.stringify(sent.totals)}::jsonb) RETURNING id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** Deletes the previews of a shop that were never applied, except the newest `most`. */
export async function deleteOldPreviews(tx: Tx, shopId: number, most: number): Promise<void> {
  await sql`DELETE FROM menu_import WHERE applied_at IS NULL AND id IN (
    SELECT id FROM menu_import WHERE shop_id = ${shopId} AND applied_at IS NULL
    ORDER BY id DESC OFFSET ${most})`.execute(tx);
}

export async function importOf(
  executor: Executor,
  shopId: number,
  importId: number,
): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`
    SELECT id, file_name AS "fileName", rows, unknown_columns AS "unknownColumns", category_ids AS "categoryIds", answer,
      undone_at AS "undoneAt"
    FROM menu_import WHERE id = ${importId} AND shop_id = ${shopId}`.execute(executor);
  return rows[0];
}

/**
 * Returns the newest import that can be undone. Skips imports that changed nothing, so that they do not block older
 * imports.
 */
export async function newestApplied(executor: Executor, shopId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM menu_import WHERE shop_id = ${shopId} AND applied_at IS NOT NULL AND undone_at IS NULL
      AND EXISTS (SELECT FROM menu_import_dish WHERE import_id = menu_import.id)
    ORDER BY applied_at DESC, id DESC LIMIT 1`.execute(executor);
  return rows[0]?.id;
}

/** Returns the stored photos of earlier imports by file name. */
export async function photosOfImports(
  executor: Executor,
  shopId: number,
): Promise<readonly { file: string; path: string }[]> {
  const { rows } = await sql<{ file: string; path: string }>`
    SELECT photo.key AS file, photo.value AS path
    FROM (SELECT photos FROM menu_import WHERE shop_id = ${shopId} AND photos <> '{}' ORDER BY id DESC LIMIT 20) sent
    CROSS JOIN LATERAL jsonb_each_text(sent.photos) AS photo`.execute(executor);
  return rows;
}

type Application = {
  readonly photos: Readonly<Record<string, string>>;
  readonly categoryIds: readonly number[];
  readonly answer: Applied;
  readonly now: Date;
};

export async function writeApplied(tx: Tx, importId: number, applied: Application): Promise<void> {
  await sql`UPDATE menu_import SET applied_at = ${applied.now}, answer = ${JSON.stringify(applied.answer)}::jsonb,
      totals = ${JSON.stringify(applied.answer.totals)}::jsonb, photos = ${JSON.stringify(applied.photos)}::jsonb,
      category_ids = ${JSON.stringify(applied.categoryIds)}::jsonb
    WHERE id = ${importId}`.execute(tx);
}

/** A dish and its position on the menu, as they were before the import changed the dish. */
export type DishBeforeImport = { readonly dish: EditedDish; readonly position: number };

export async function insertWritten(
  tx: Tx,
  importId: number,
  written: readonly { readonly dishId: number; readonly before: DishBeforeImport | null }[],
): Promise<void> {
  if (written.length === 0) return;
  const sent = written.map(({ dishId, before }) => ({ dishId, before, photos: before?.dish.photos ?? [] }));
  await sql`INSERT INTO menu_import_dish (import_id, dish_id, before, photos, edit_version)
    SELECT ${importId}, dish.id, w.before, w.photos, dish.edit_version
    FROM jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) AS w("dishId" bigint, before jsonb, photos jsonb)
    JOIN dish ON dish.id = w."dishId"`.execute(tx);
}

export type WrittenDish = {
  readonly dishId: number;
  readonly name: PartlyTranslated;
  readonly before: DishBeforeImport | null;
  readonly editVersion: number;
};

export async function dishesWrittenByImport(executor: Executor, importId: number): Promise<WrittenDish[]> {
  const { rows } = await sql<WrittenDish>`
    SELECT w.dish_id AS "dishId", dish.name, w.before, w.edit_version AS "editVersion"
    FROM menu_import_dish w JOIN dish ON dish.id = w.dish_id
    WHERE w.import_id = ${importId} ORDER BY w.dish_id`.execute(executor);
  return rows;
}

/**
 * Marks the import as undone. Updates the versions of restored dishes in the previous import, so that staff can undo
 * the previous import next.
 */
export async function writeUndone(tx: Tx, importId: number, restored: readonly number[], now: Date): Promise<void> {
  await sql`UPDATE menu_import_dish earlier SET edit_version = dish.edit_version
    FROM menu_import_dish w JOIN dish ON dish.id = w.dish_id
    WHERE w.import_id = ${importId} AND w.dish_id = ANY(${restored}) AND earlier.dish_id = w.dish_id
      AND earlier.import_id <> w.import_id AND earlier.edit_version = w.edit_version - 1`.execute(tx);
  await sql`DELETE FROM menu_import_dish WHERE import_id = ${importId}`.execute(tx);
  await sql`UPDATE menu_import SET undone_at = ${now} WHERE id = ${importId}`.execute(tx);
}

export type ListedImport = {
  readonly importId: number;
  readonly fileName: string;
  readonly by: string;
  readonly at: Date;
  readonly appliedAt: Date | null;
  readonly undoneAt: Date | null;
  readonly totals: Totals;
};

export async function importsOfShop(executor: Executor, shopId: number, most: number): Promise<ListedImport[]> {
  const { rows } = await sql<ListedImport>`
    SELECT i.id AS "importId", i.file_name AS "fileName", staff.name AS "by", i.created_at AS "at", i.applied_at AS "appliedAt",
      i.undone_at AS "undoneAt", i.totals
    FROM menu_import i JOIN staff ON staff.id = i.staff_id
    WHERE i.shop_id = ${shopId} AND (i.applied_at IS NOT NULL OR i.rows IS NOT NULL)
    ORDER BY i.id DESC LIMIT ${most}`.execute(executor);
  return rows;
}

/** Deletes old previews and the undo data of old imports. The list of imports keeps a record of each applied import. */
export async function forgetImports(tx: Tx, before: { readonly previews: Date; readonly undo: Date }): Promise<void> {
  await sql`DELETE FROM menu_import WHERE applied_at IS NULL AND created_at < ${before.previews}`.execute(tx);
  await sql`DELETE FROM menu_import_dish w USING menu_import i
    WHERE i.id = w.import_id AND i.applied_at < ${before.undo}`.execute(tx);
  await sql`UPDATE menu_import SET rows = NULL WHERE applied_at < ${before.undo} AND rows IS NOT NULL`.execute(tx);
}

/**
 * Called after the platform added names to the given dishes. Updates the dish versions of their import, so that staff
 * can still undo the import.
 */
export async function syncEditVersions(tx: Tx, dishIds: readonly number[]): Promise<void> {
  await sql`UPDATE menu_import_dish w SET edit_version = dish.edit_version FROM dish
    WHERE w.dish_id = ANY(${dishIds}) AND dish.id = w.dish_id AND w.edit_version = dish.edit_version - 1`.execute(tx);
}
