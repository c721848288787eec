import { type Calls, calls } from '@chifan/contract';
import type { ImportPlan } from '@chifan/domain/catalogue/importing';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { lockUnusedPictures, uploaderOf } from '../../upload/index.ts';
import { editShopIdempotently } from '../editing/in-shop.ts';
import { reportOf } from './import-report.ts';
import { menuForImport } from './menu-for-import.ts';
import { type Applied, importOf, writeApplied } from './menu-import.store.ts';
import { planImportInBatches } from './plan-in-batches.ts';
import { writeRows } from './write-rows.ts';

type Input = z.output<Calls['applyMenuImport']['input']>;

/**
 * Applies all valid rows of a menu import in one transaction. If one row fails, applies none. A retry returns the same
 * result and stores nothing.
 */
export const applyMenuImport = (platform: Platform, input: Input, context: StaffContext): Promise<Answer<Applied>> =>
  editShopIdempotently(platform, { path: calls.applyMenuImport.path, input }, context, async (tx) => {
    const { shopId, importId } = input;
    const stored = await importOf(tx, shopId, importId);
    if (stored === undefined) return refused('import_not_found');
    if (stored.undoneAt !== null) return refused('import_undone');
    if (stored.answer !== null) return { ok: true, value: stored.answer };
    if (stored.rows === null) return refused('import_not_found');
    const menu = await menuForImport(tx, shopId);
    const plan = await planImportInBatches(stored.rows, menu);
    const { seen, totals, newCategories } = reportOf(plan, stored.rows);
    if (seen !== input.seen) return refused('menu_changed');
    const photos = new Map(input.photos.map(({ file, path }) => [file, path]));
    const held = await lockUnusedPictures(tx, {
      purpose: 'dish',
      paths: [...new Set(photos.values())],
      uploadedBy: uploaderOf(context.caller),
    });
    if ([...photos.values()].some((path) => !held.has(path))) return refused('picture_unknown');
    const { translation } = platform;
    const categoryIds = await writeRows(tx, plan, { shopId, importId, menu, photos, translation, now: context.now });
    if (categoryIds === undefined) return refused('menu_changed');
    const answer = { importId, totals, newCategories, photosMissing: photosMissing(plan, photos) };
    await writeApplied(tx, importId, { photos: Object.fromEntries(photos), categoryIds, answer, now: context.now });
    return { ok: true, value: answer };
  });

/** Returns photos that rows name but that were not sent. The import stores the dishes without these photos. */
const photosMissing = ({ rows }: ImportPlan, sent: ReadonlyMap<string, string>): Applied['photosMissing'] =>
  rows
    .filter(({ kind }) => kind !== 'odd')
    .flatMap(({ row, nameZh, photosWanted }) =>
      photosWanted.filter((file) => !sent.has(file)).map((file) => ({ row, nameZh, file })),
    );
