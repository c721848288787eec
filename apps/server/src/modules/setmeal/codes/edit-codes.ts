import { type Calls, calls } from '@chifan/contract';
import { type Language, type PartlyTranslated, readerLanguageText } from '@chifan/domain';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { isBranch } from '../branch-state.store.ts';
import { publishSetMealsChanged } from '../editing/publish-set-meals.ts';
import { addSetMealCodes } from './add-codes.store.ts';
import { codePools, codeRows, isSetMeal, knownCodes, voidFreeCodes } from './code-rows.store.ts';
import { readCodes } from './read-codes.ts';

type Upload = Calls['uploadSetMealCodes'];
type Uploaded = z.input<Upload['output']>;
type List = Calls['setMealCodes'];

/**
 * Adds voucher codes from a file. Existing codes stay unchanged, so a used code that is uploaded again is not issued
 * twice.
 */
export const uploadCodes = (
  platform: Platform,
  input: z.output<Upload['input']>,
  context: StaffContext,
): Promise<Answer<Uploaded>> =>
  runIdempotently(platform.database, context, calls.uploadSetMealCodes.path, input, async (tx, after) => {
    const { setMealId, shopId } = input;
    if (!(await isSetMeal(tx, setMealId))) return refused('set_meal_not_found');
    if (shopId !== null && !(await isBranch(tx, { setMealId, shopId }))) return refused('shop_not_found');
    after(() => publishSetMealsChanged(platform, context.now));
    return { ok: true, value: await addCodes(tx, input) };
  });

async function addCodes(tx: Tx, { setMealId, shopId, csv }: z.output<Upload['input']>): Promise<Uploaded> {
  const { codes, problems } = readCodes(csv);
  const known = await knownCodes(
    tx,
    setMealId,
    codes.map(({ code }) => code),
  );
  const isThere = codes.flatMap(({ line, code }) => {
    const standing = known.get(code);
    return standing ? [{ line, code, why: standing.isTaken ? ('used' as const) : ('known' as const) }] : [];
  });
  const fresh = codes.filter(({ code }) => !known.has(code)).map(({ code }) => code);
  const added = fresh.length === 0 ? [] : await addSetMealCodes(tx, { setMealId, shopId }, fresh);
  return { added: added.length, problems: [...problems, ...isThere].toSorted((a, b) => a.line - b.line) };
}

export const voidCodePool = (
  platform: Platform,
  { setMealId, shopId }: { readonly setMealId: number; readonly shopId: number | null },
  { now }: StaffContext,
): Promise<Answer<{ voided: number }>> =>
  platform.database.transact(async (tx, after) => {
    if (!(await isSetMeal(tx, setMealId))) return refused('set_meal_not_found');
    after(() => publishSetMealsChanged(platform, now));
    return { ok: true, value: { voided: await voidFreeCodes(tx, { setMealId, shopId, at: now }) } };
  });

export async function showCodes(
  platform: Platform,
  { setMealId, search, pageNo, pageSize }: z.output<List['input']>,
  language: Language,
): Promise<Answer<z.input<List['output']>>> {
  const { read } = platform.database;
  const [isKnown, { codes, total }, pools] = await Promise.all([
    isSetMeal(read, setMealId),
    codeRows(read, { setMealId, search, page: pageWindow({ pageNo, pageSize }) }),
    codePools(read, setMealId),
  ]);
  if (!isKnown) return refused('set_meal_not_found');
  const named = <Row extends { readonly shopName: PartlyTranslated | null }>(row: Row) => ({
    ...row,
    shopName: readerLanguageText(row.shopName ?? {}, language),
  });
  const records = codes.map((row) => ({ ...named(row), takenAt: row.takenAt?.toISOString() ?? null }));
  return { ok: true, value: { records, total, pageNo, pageSize, pools: pools.map(named) } };
}
