import type { DishDraft } from '@chifan/contract/catalogue/editing-views';
import type { OpeningHours } from '@chifan/domain/catalogue';
import type { FieldProblem, FieldProblems } from '../../../../dish-fields/field-errors.ts';
import { draftOfGroups, problemsOfGroups, readCount } from '../../../../dish-fields/read-options.ts';
import { hoursOfForm, isHoursFormValid } from '../../../../hours/hours-form.ts';
import { readYuan } from '../../../../platform/yuan.ts';
import { hasText, writtenTexts } from '../../../../texts/texts.ts';
import type { DishForm } from './dish-form.ts';

export type ReadDish =
  | { readonly ok: true; readonly dish: DishDraft }
  | { readonly ok: false; readonly problems: FieldProblems };

export function readDish(form: DishForm, servedBefore: OpeningHours | null = null): ReadDish {
  const problems = problemsOf(form);
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, dish: draftOf(form, servedBefore) };
}

function problemsOf(form: DishForm): FieldProblems {
  const found: Record<string, FieldProblem> = {};
  if (!hasText(form.name, 'zh-CN')) found['dish.name.zh-CN'] = 'chinese_missing';
  if (readYuan(form.price) === null) found['dish.price'] = 'price_unreadable';
  if (form.stock !== '' && readCount(form.stock, 9_999) === null) found['dish.stock'] = 'stock_unreadable';
  if (form.served !== null && !isHoursFormValid(form.served)) found['dish.servedHours'] = 'times_wrong';
  return { ...found, ...problemsOfGroups(form.options, 'dish.options') };
}

const draftOf = (form: DishForm, servedBefore: OpeningHours | null): DishDraft => ({
  categoryId: form.categoryId,
  name: writtenTexts(form.name),
  description: writtenTexts(form.description),
  price: readYuan(form.price) ?? 0,
  spice: form.spice,
  allergens: form.allergens,
  diet: form.diet,
  options: draftOfGroups(form.options),
  stock: form.stock === '' ? null : Number(form.stock),
  isAvailable: form.isAvailable,
  plate: form.plate,
  photos: [...form.photos],
  contents: form.contents.map((part) => ({ ...part })),
  servedHours: form.served && hoursOfForm(form.served, servedBefore ?? undefined),
});
