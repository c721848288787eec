import type { SetMealDraft } from '@chifan/contract/setmeal/staff-views';
import type { OpeningHours } from '@chifan/domain/catalogue';
import type { FieldProblem } from '../../../dish-fields/field-errors.ts';
import { draftOfGroups, problemsOfGroups } from '../../../dish-fields/read-options.ts';
import { wholeNumber } from '../../../forms/whole-number.ts';
import { hoursOfForm, isHoursFormValid } from '../../../hours/hours-form.ts';
import { readYuan } from '../../../platform/yuan.ts';
import { hasText, writtenTexts } from '../../../texts/texts.ts';
import type { PartForm, SetMealForm } from './set-meal-form.ts';

export type SetMealProblem =
  | FieldProblem
  | 'brand_missing'
  | 'branches_missing'
  | 'contents_missing'
  | 'portions_wrong'
  | 'price_wrong'
  | 'original_price_lower'
  | 'persons_wrong'
  | 'day_missing'
  | 'days_reversed'
  | 'valid_days_wrong'
  | 'max_per_order_wrong'
  | 'max_per_member_wrong'
  | 'pieces_wrong'
  | 'rank_wrong';

/** The problem of each field, by the field's path in the input of the save call. */
export type SetMealProblems = Readonly<Record<string, SetMealProblem>>;

/** Limits of each field, as in the contract. */
const bounds = {
  persons: { least: 1, most: 20 },
  portions: { least: 1, most: 20 },
  validDays: { least: 0, most: 365 },
  maxPerOrder: { least: 1, most: 20 },
  maxPerMember: { least: 1, most: 1000 },
  stock: { least: 0, most: 1_000_000 },
  featuredRank: { least: 1, most: 1000 },
} as const;

export function problemsOfSetMeal(form: SetMealForm): SetMealProblems {
  const wrong: readonly (readonly [path: string, problem: SetMealProblem, isWrong: boolean])[] = [
    ['name.zh-CN', 'chinese_missing', !hasText(form.name, 'zh-CN')],
    ['brandId', 'brand_missing', form.brandId === null],
    ['contents', 'contents_missing', form.contents.length === 0],
    ['persons', 'persons_wrong', numberOf(form, 'persons') === null],
    ['validDays', 'valid_days_wrong', numberOf(form, 'validDays') === null],
    ['maxPerOrder', 'max_per_order_wrong', numberOf(form, 'maxPerOrder') === null],
    ['maxPerMember', 'max_per_member_wrong', isNoNumber(form, 'maxPerMember')],
    ['stock', 'pieces_wrong', isNoNumber(form, 'stock')],
    ['featuredRank', 'rank_wrong', isNoNumber(form, 'featuredRank')],
    ['servedHours', 'times_wrong', form.served !== null && !isHoursFormValid(form.served)],
    ['soldFrom', 'day_missing', form.soldFrom === ''],
    ['soldUntil', 'days_reversed', form.soldUntil !== '' && form.soldUntil < form.soldFrom],
    // A set meal that is not on sale may have no branches yet.
    ['branchIds', 'branches_missing', form.isOnSale && form.branchIds.length === 0],
  ];
  const found = wrong.filter(([, , isWrong]) => isWrong).map(([path, problem]) => [`draft.${path}`, problem] as const);
  const parts = form.contents.map((part, at) => problemsOfPart(part, `draft.contents.${at}`));
  return Object.assign({ ...problemsOfPrices(form), ...Object.fromEntries(found) }, ...parts);
}

type Numbers = 'persons' | 'validDays' | 'maxPerOrder' | 'maxPerMember' | 'stock' | 'featuredRank';

const numberOf = (form: SetMealForm, field: Numbers) => wholeNumber(form[field], bounds[field]);

/** True if an optional field contains text that is not a valid number. */
const isNoNumber = (form: SetMealForm, field: Numbers) => form[field].trim() !== '' && numberOf(form, field) === null;

function problemsOfPrices(form: SetMealForm): SetMealProblems {
  const [price, original] = [readYuan(form.price), readYuan(form.originalPrice)];
  return {
    ...(price === null || price === 0 ? { 'draft.price': 'price_wrong' } : {}),
    ...(original === null
      ? { 'draft.originalPrice': 'price_wrong' }
      : price !== null && original < price
        ? { 'draft.originalPrice': 'original_price_lower' }
        : {}),
  };
}

const problemsOfPart = (part: PartForm, path: string): SetMealProblems => ({
  ...(hasText(part.name, 'zh-CN') ? {} : { [`${path}.name.zh-CN`]: 'chinese_missing' }),
  ...(wholeNumber(part.quantity, bounds.portions) === null ? { [`${path}.quantity`]: 'portions_wrong' } : {}),
  ...problemsOfGroups(part.options, `${path}.options`),
});

/**
 * Returns the input of the save call, or null while a field is invalid. If staff did not change the hours, details of
 * the hours that only an import sets are preserved.
 */
export function readSetMeal(form: SetMealForm, servedBefore: OpeningHours | null = null): SetMealDraft | null {
  const { served, brandId, ...rest } = form;
  if (brandId === null || Object.keys(problemsOfSetMeal(form)).length > 0) return null;
  return {
    ...rest,
    brandId,
    name: writtenTexts(form.name),
    description: writtenTexts(form.description),
    terms: writtenTexts(form.terms),
    photos: [...form.photos],
    contents: form.contents.map(draftOfPart),
    price: readYuan(form.price) ?? 0,
    originalPrice: readYuan(form.originalPrice) ?? 0,
    persons: numberOf(form, 'persons') ?? 1,
    soldUntil: form.soldUntil === '' ? null : form.soldUntil,
    validDays: numberOf(form, 'validDays') ?? 0,
    servedHours: served && hoursOfForm(served, servedBefore ?? undefined),
    maxPerOrder: numberOf(form, 'maxPerOrder') ?? 1,
    maxPerMember: numberOf(form, 'maxPerMember'),
    stock: numberOf(form, 'stock'),
    featuredRank: numberOf(form, 'featuredRank'),
    branchIds: [...form.branchIds],
  };
}

const draftOfPart = (part: PartForm): SetMealDraft['contents'][number] => ({
  ...part,
  name: writtenTexts(part.name),
  quantity: wholeNumber(part.quantity, bounds.portions) ?? 1,
  options: draftOfGroups(part.options),
});
