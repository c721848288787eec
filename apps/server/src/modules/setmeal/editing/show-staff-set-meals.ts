import type { Calls } from '@chifan/contract';
import { readerLanguageText } from '@chifan/domain';
import { isOnSale } from '@chifan/domain/setmeal';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import {
  type SetMealSales,
  type SetMealToEdit,
  type StaffSetMealRow,
  salesOfSetMeals,
  setMealToEdit,
  staffSetMeals,
} from './set-meal-rows.store.ts';

type Listed = z.input<Calls['adminSetMeals']['output']>;
type Shown = z.input<Calls['adminSetMeal']['output']>;

export async function showStaffSetMeals(
  platform: Platform,
  { brandId, pageNo, pageSize }: z.output<Calls['adminSetMeals']['input']>,
  context: Context,
): Promise<Answer<Listed>> {
  const wanted = { brandId: brandId ?? null, page: pageWindow({ pageNo, pageSize }) };
  const { setMeals, total } = await staffSetMeals(platform.database.read, wanted);
  const sales = await salesOfSetMeals(
    platform.database.read,
    setMeals.map(({ id }) => id),
  );
  const records = setMeals.map((row) => rowOf(row, sales.get(row.id), context));
  return { ok: true, value: { records, total, pageNo, pageSize } };
}

export async function showStaffSetMeal(
  platform: Platform,
  { setMealId }: { readonly setMealId: number },
  context: Context,
): Promise<Answer<Shown>> {
  const [row, sales] = await Promise.all([
    setMealToEdit(platform.database.read, setMealId),
    salesOfSetMeals(platform.database.read, [setMealId]),
  ]);
  if (row === undefined) return refused('set_meal_not_found');
  return {
    ok: true,
    value: {
      id: row.id,
      editVersion: row.editVersion,
      draft: draftOf(row),
      row: rowOf(row, sales.get(setMealId), context),
    },
  };
}

const noSales: SetMealSales = { paid: 0, open: 0, redeemed: 0, refunded: 0, revenue: 0, brandShare: 0 };

const rowOf = (
  row: StaffSetMealRow,
  sales: SetMealSales | undefined,
  { now, language }: Context,
): Listed['records'][number] => ({
  ...row,
  brandName: readerLanguageText(row.brandName, language),
  name: readerLanguageText(row.name, language),
  sales: sales ?? noSales,
  isSoldNow: isOnSale(row, now) && row.branchCount > 0,
  codesEmptyAt: row.codesEmptyAt?.toISOString() ?? null,
});

const draftOf = (row: SetMealToEdit): Shown['draft'] => ({
  ...row,
  contents: row.contents.map((part) => ({
    ...part,
    options: part.options.map((group) => ({
      ...group,
      choices: group.choices.map((choice) => ({
        ...choice,
        marks: choice.marks ?? null,
        isSoldOut: choice.isSoldOut ?? false,
      })),
    })),
  })),
});
