import { cellProblems, sheetColumns } from '@chifan/domain/catalogue/importing';
import { z } from 'zod';
import { call } from '../call.ts';
import {
  cellText,
  count,
  fileBytes,
  id,
  imagePath,
  instant,
  integer,
  nameOrEmpty,
  opaqueToken,
  text,
} from '../fields.ts';
import { maxSheetBytes, maxSheetRows } from './import-views.ts';

const bodyBytes = 4 * 1024 * 1024;

const photosMost = 1_000;

const column = z.enum(sheetColumns);

/** One dish per row, as a person would type it in a spreadsheet. Every cell is text and is parsed on the server. */
const sheetRow = z.object({
  /** Number of the row in the file, for the import report. */
  row: integer({ min: 1, max: 1_048_576 }),
  /** Name of the sheet, sent only for workbooks with several sheets. */
  sheet: cellText(31).optional(),
  cells: z.partialRecord(column, cellText(2_000)),
});

const totals = z.object({ added: count, changed: count, unchanged: count, odd: count });

const reportedRow = z.object({
  row: count,
  /** Name of the sheet, if the workbook has several. */
  sheet: text.nullable(),
  /** Effect of the row on the menu. An `odd` row has problems and changes nothing. All other rows are applied. */
  kind: z.enum(['added', 'changed', 'unchanged', 'odd']),
  nameZh: text,
  /** The dish that the row changes. Null: a new dish. */
  dishId: id.nullable(),
  changes: z.array(z.object({ column, from: text, to: text })),
  /** Problems of single cells. `written` is the text of the cell. */
  problems: z.array(z.object({ column, problem: z.enum(cellProblems), written: text })),
  /** True if the row's category cell is empty. In this case the row has the category of the row above. */
  hasCategoryFromAbove: z.boolean(),
  /** File names of photos in the row that the merchant must still upload. */
  photosWanted: z.array(text),
});

const state = z.enum(['previewed', 'applied', 'undone']);

const importOf = z.object({
  importId: id,
  fileName: text,
  /** Name of the person who sent the file, and when. */
  by: text,
  at: instant,
  state,
  appliedAt: instant.nullable(),
  undoneAt: instant.nullable(),
  totals,
  /** True only for the newest applied import, while it can be undone. */
  canBeUndone: z.boolean(),
});

const preview = z.object({
  importId: id,
  fileName: text,
  state,
  /**
   * Token of the preview. The client sends the token to apply the import, so that only previewed changes are applied.
   */
  seen: text,
  totals,
  newCategories: z.array(text),
  /** Column headings that match no known column. */
  unknownColumns: z.array(text),
  rows: z.array(reportedRow),
});

const photoReport = z.object({ row: count, nameZh: text, file: text });

const shopOf = { shopId: id };

const ofImport = { ...shopOf, importId: id };

/** Import and export of a menu as a table. An import is previewed first, and a preview changes nothing. */
export const catalogueImportCalls = {
  menuSheet: call({
    path: '/rest/merchant/menu/sheet',
    access: 'merchant',
    roles: ['manager'],
    summary: 'The menu, or a template with examples, as a workbook (XLSX) or CSV. The same file can be imported.',
    input: z.object({ ...shopOf, what: z.enum(['menu', 'template']), kind: z.enum(['xlsx', 'csv']) }),
    output: z.object({ fileName: text, mediaType: text, base64: text }),
    reasons: ['shop_not_found'],
  }),
  previewMenuImport: call({
    path: '/rest/merchant/menu/import/preview',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Reads a table (XLSX, CSV) or rows of dishes and reports the changes of each row. Changes nothing.',
    input: z.object({
      ...shopOf,
      fileName: nameOrEmpty(200),
      source: z.union([
        z.object({ rows: z.array(sheetRow).min(1).max(maxSheetRows) }),
        z.object({ base64: fileBytes(maxSheetBytes) }),
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
    roles: ['manager'],
    summary: 'An unapplied preview, recalculated against the current menu.',
    input: z.object(ofImport),
    output: preview,
    reasons: ['shop_not_found', 'import_not_found'],
  }),
  applyMenuImport: call({
    path: '/rest/merchant/menu/import/apply',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Applies a preview. Fails if the menu changed meanwhile in a way that affects it.',
    input: z.object({
      ...ofImport,
      seen: opaqueToken(80),
      /** Pictures that the caller uploaded, by their file names in the table. */
      photos: z
        .array(z.object({ file: cellText(200), path: imagePath }))
        .max(photosMost)
        .default([]),
    }),
    output: z.object({
      importId: id,
      totals,
      newCategories: z.array(text),
      /** Photos that a row names but that the caller has not uploaded. */
      photosMissing: z.array(photoReport),
    }),
    reasons: ['shop_not_found', 'import_not_found', 'import_undone', 'menu_changed', 'picture_unknown'],
    creates: true,
  }),
  undoMenuImport: call({
    path: '/rest/merchant/menu/import/undo',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Undoes the last import. Later changes remain and are reported.',
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
    roles: ['manager'],
    summary: 'The last imports of a shop, newest first.',
    input: z.object(shopOf),
    output: z.object({ imports: z.array(importOf) }),
    reasons: ['shop_not_found'],
  }),
};
