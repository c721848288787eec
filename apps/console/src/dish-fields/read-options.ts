import type { DishDraft } from '@chifan/contract/catalogue/editing-views';
import { fen } from '@chifan/domain';
import { areOptionsValid } from '@chifan/domain/catalogue';
import { readYuan } from '../platform/yuan.ts';
import { hasText, writtenTexts } from '../texts/texts.ts';
import type { FieldProblem, FieldProblems } from './field-errors.ts';
import type { ChoiceForm, GroupForm } from './option-form.ts';

/**
 * Returns the errors of the option groups by field path. The field paths equal those of the server's field errors.
 * `path` is the path of the option groups in the input of the save call.
 */
export const problemsOfGroups = (groups: readonly GroupForm[], path: string): FieldProblems =>
  Object.assign({}, ...groups.map((group, at) => problemsOfGroup(group, `${path}.${at}`)));

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

export const readCount = (typed: string, most: number) =>
  /^\d{1,4}$/.test(typed.trim()) && Number(typed) <= most ? Number(typed) : null;

export const draftOfGroups = (groups: readonly GroupForm[]): DishDraft['options'] =>
  groups.map((group) => ({
    key: group.key,
    name: writtenTexts(group.name),
    min: Number(group.min),
    max: Number(group.max),
    choices: group.choices.map((choice) => ({
      ...choice,
      name: writtenTexts(choice.name),
      price: priceOf(choice) ?? 0,
    })),
  }));
