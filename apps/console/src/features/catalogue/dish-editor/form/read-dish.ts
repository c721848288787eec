import type { DishDraft } from '@chifan/contract/catalogue-admin';
import { fen } from '@chifan/domain';
import { areOptionsValid, type OpeningHours } from '@chifan/domain/catalogue';
import { readYuan } from '../../../../platform/yuan.ts';
import { hasText, writtenTexts } from '../../../../texts/texts.ts';
import { hoursOfForm, isFormRight } from '../../hours/hours-form.ts';
import type { ChoiceForm, DishForm, GroupForm } from './dish-form.ts';

export type FieldProblem =
  | 'chinese_missing'
  | 'price_unreadable'
  | 'stock_unreadable'
  | 'count_unreadable'
  | 'choices_missing'
  | 'counts_impossible'
  | 'times_wrong';

/** By the path of the field in the call, so that the server's own findings stand at the same places. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

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
  if (form.served !== null && !isFormRight(form.served)) found['dish.servedHours'] = 'times_wrong';
  for (const [at, group] of form.options.entries()) Object.assign(found, problemsOfGroup(group, `dish.options.${at}`));
  return found;
}

function problemsOfGroup(group: GroupForm, path: string): FieldProblems {
  const found: Record<string, FieldProblem> = {};
  if (!hasText(group.name, 'zh-CN')) found[`${path}.name.zh-CN`] = 'chinese_missing';
  const [min, max] = [readCount(group.min, 20), readCount(group.max, 20)];
  if (min === null) found[`${path}.min`] = 'count_unreadable';
  if (max === null) found[`${path}.max`] = 'count_unreadable';
  if (group.choices.length === 0) found[`${path}.choices`] = 'choices_missing';
  else if (min !== null && max !== null && !areOptionsValid([plainGroup(group, { min, max })]))
    found[`${path}.max`] = 'counts_impossible';
  for (const [at, choice] of group.choices.entries()) {
    if (!hasText(choice.name, 'zh-CN')) found[`${path}.choices.${at}.name.zh-CN`] = 'chinese_missing';
    if (priceOf(choice) === null) found[`${path}.choices.${at}.price`] = 'price_unreadable';
  }
  return found;
}

const plainGroup = ({ key, choices }: GroupForm, counts: { min: number; max: number }) => ({
  key,
  ...counts,
  choices: choices.map((choice) => ({ key: choice.key, price: fen(0) })),
});

const priceOf = ({ price }: ChoiceForm) => (price.trim() === '' ? 0 : readYuan(price));

const readCount = (typed: string, most: number) =>
  /^\d{1,4}$/.test(typed.trim()) && Number(typed) <= most ? Number(typed) : null;

const draftOf = (form: DishForm, servedBefore: OpeningHours | null): DishDraft => ({
  categoryId: form.categoryId,
  name: writtenTexts(form.name),
  description: writtenTexts(form.description),
  price: readYuan(form.price) ?? 0,
  spice: form.spice,
  allergens: form.allergens,
  diet: form.diet,
  options: form.options.map((group) => ({
    key: group.key,
    name: writtenTexts(group.name),
    min: Number(group.min),
    max: Number(group.max),
    choices: group.choices.map((choice) => ({
      ...choice,
      name: writtenTexts(choice.name),
      price: priceOf(choice) ?? 0,
    })),
  })),
  stock: form.stock === '' ? null : Number(form.stock),
  isAvailable: form.isAvailable,
  plate: form.plate,
  photos: [...form.photos],
  contents: form.contents.map((part) => ({ ...part })),
  servedHours: form.served && hoursOfForm(form.served, servedBefore ?? undefined),
});
