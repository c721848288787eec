import type { SetMealDraft } from '@chifan/contract/setmeal/staff-views';
import { marksOfDraft, normaliseHours, optionsOfDraft, pinyinOf, textsOf } from '../../catalogue/index.ts';
import type { SetMealPart } from '../set-meal-for-order.store.ts';
import type { SetMealWrite } from './set-meal-edit.store.ts';

/** Converts a draft to the stored form of a set meal. */
export function draftedSetMeal(draft: SetMealDraft, now: Date): SetMealWrite {
  const { branchIds: _, name, description, terms, contents, servedHours, ...plain } = draft;
  const texts = textsOf(name);
  return {
    ...plain,
    name: texts,
    pinyin: pinyinOf(texts['zh-CN'] ?? ''),
    description: textsOf(description),
    terms: textsOf(terms),
    contents: contents.map(partOf),
    servedHours: servedHours && normaliseHours(servedHours, now),
  };
}

function partOf(part: SetMealDraft['contents'][number]): SetMealPart {
  const name = textsOf(part.name);
  return {
    key: part.key,
    name,
    pinyin: pinyinOf(name['zh-CN'] ?? ''),
    quantity: part.quantity,
    plate: part.plate,
    spice: part.spice,
    ...marksOfDraft(part),
    options: optionsOfDraft(part.options),
  };
}
