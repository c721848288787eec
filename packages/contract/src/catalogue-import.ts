import { cellProblems, sheetColumns } from '@chifan/domain/catalogue/importing';
import { z } from 'zod';
import { call } from './call.ts';
import { cellText, count, fileBytes, id, imagePath, instant, integer, nameOrEmpty, opaque, text } from './fields.ts';

/** A workbook of 2,000 dishes with all their names has a third of it. */
export const sheetBytesMost = 2 * 1024 * 1024;
export const sheetRowsMost = 2_000;
const bodyBytes = 4 * 1024 * 1024;
const photosMost = 1_000;

const column = z.enum(sheetColumns);

/** A dish a row, as somebody would write it into a table: every cell is text, and is read by one set of rules. */
const sheetRow = z.object({
  /** Its number in the file, by which the report names it. */
  row: integer({ min: 1, max: 1_048_576 }),
  /** Only of a workbook with several sheets. */
  sheet: cellText(31).optional(),
  cells: z.partialRecord(column, cellText(2_000)),
});

const totals = z.object({ added: count, changed: count, unchanged: count, odd: count });

const reportedRow = z.object({
  row: count,
  /** The sheet's name if the workbook has several. */
  sheet: text.nullable(),
  /** An odd row changes nothing; the others are applied. */
  kind: z.enum(['added', 'changed', 'unchanged', 'odd']),
  nameZh: text,
  /** null: a new one. */
  dishId: id.nullable(),
  changes: z.array(z.object({ column, from: text, to: text })),
  /** `written`: what the cell says. */
  problems: z.array(z.object({ column, problem: z.enum(cellProblems), written: text })),
  /** Its own cell is empty: it goes into the category of the row above. */
  hasCategoryFromAbove: z.boolean(),
  /** Files of photos that are not on the menu yet. */
  photosWanted: z.array(text),
});

const state = z.enum(['previewed', 'applied', 'undone']);

const importOf = z.object({
  importId: id,
  fileName: text,
  /** Who sent it, and when. */
  by: text,
  at: instant,
  state,
  appliedAt: instant.nullable(),
  undoneAt: instant.nullable(),
  totals,
  /** Only of the newest that was applied, while it can be taken back. */
  canBeUndone: z.boolean(),
});

const preview = z.object({
  importId: id,
  fileName: text,
  state,
  /** Of just this: applying sends it back, so that nothing is applied that nobody has seen. */
  seen: text,
  totals,
  newCategories: z.array(text),
  /** Headings that name no column of ours. */
  unknownColumns: z.array(text),
  rows: z.array(reportedRow),
});

const photoReport = z.object({ row: count, nameZh: text, file: text });

const shopOf = { shopId: id };
const ofImport = { ...shopOf, importId: id };

/** A menu as a table, out and in. What comes in is previewed first; a preview changes nothing. */
export const catalogueImportCalls = {
  menuSheet: call({
    path: '/rest/merchant/menu/sheet',
    access: 'merchant',
    summary: 'The whole menu, or a template with examples, as a workbook (XLSX) or CSV; the same can be sent back.',
    input: z.object({ ...shopOf, what: z.enum(['menu', 'template']), kind: z.enum(['xlsx', 'csv']) }),
    output: z.object({ fileName: text, mediaType: text, base64: text }),
    reasons: ['shop_not_found'],
  }),
  previewMenuImport: call({
    path: '/rest/merchant/menu/import/preview',
    access: 'merchant',
    summary:
      'Reads a table (XLSX, CSV) or rows of dishes and tells row by row what they would change. Changes nothing.',
    input: z.object({
      ...shopOf,
      fileName: nameOrEmpty(200),
      source: z.union([
        z.object({ rows: z.array(sheetRow).min(1).max(sheetRowsMost) }),
        z.object({ base64: fileBytes(sheetBytesMost) }),
      ]),
    }),
    output: preview,
    reasons: [
      'shop_not_found',
      'sheet_unreadable',
      'sheet_too_large',
      'sheet_too_complex',
      'sheet_without_names',
      'server_busy',
    ],
    creates: true,
    bodyBytes,
  }),
  showMenuImport: call({
    path: '/rest/merchant/menu/import/show',
    access: 'merchant',
    summary: 'A preview that was not applied yet, reckoned anew against the menu as it is now.',
    input: z.object(ofImport),
    output: preview,
    reasons: ['shop_not_found', 'import_not_found'],
  }),
  applyMenuImport: call({
    path: '/rest/merchant/menu/import/apply',
    access: 'merchant',
    summary: 'Writes what was previewed; refused where the menu changed since in a way that touches it.',
    input: z.object({
      ...ofImport,
      seen: opaque(80),
      /** Uploads of the caller, by the name of the file in the table. */
      photos: z
        .array(z.object({ file: cellText(200), path: imagePath }))
        .max(photosMost)
        .default([]),
    }),
    output: z.object({
      importId: id,
      totals,
      newCategories: z.array(text),
      /** Named by a row, and not among the photos that were sent. */
      photosMissing: z.array(photoReport),
    }),
    reasons: ['shop_not_found', 'import_not_found', 'import_undone', 'menu_changed', 'picture_unknown'],
    creates: true,
  }),
  undoMenuImport: call({
    path: '/rest/merchant/menu/import/undo',
    access: 'merchant',
    summary: 'Takes the last import back; what was changed since is kept, and told.',
    input: z.object(ofImport),
    output: z.object({
      restored: count,
      removed: count,
      kept: z.array(z.object({ dishId: id, nameZh: text, why: z.enum(['changed_since', 'in_set']) })),
    }),
    reasons: ['shop_not_found', 'import_not_found', 'import_undone', 'import_not_newest'],
    creates: true,
  }),
  menuImports: call({
    path: '/rest/merchant/menu/import/list',
    access: 'merchant',
    summary: 'The last imports of a shop, the newest first.',
    input: z.object(shopOf),
    output: z.object({ imports: z.array(importOf) }),
    reasons: ['shop_not_found'],
  }),
};
