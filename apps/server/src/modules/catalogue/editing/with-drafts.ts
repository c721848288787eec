import type { Language } from '@chifan/domain';
import { draftLanguages } from '@chifan/domain/catalogue/drafting';
import type { Tx } from '../../../platform/database/database.ts';
import { type Drafted, draftNames } from '../drafting/draft-names.ts';
import { chineseOf } from '../local-text.ts';
import type { DishBefore, EditedDish } from './menu-edit.store.ts';

type Before = Pick<DishBefore, 'name' | 'nameDrafts'>;

/**
 * A new or renamed dish, and one that has a Chinese name alone, gets drafts of the names that it lacks (rule catalogue-24). Of
 * the names that were sent those in `unconfirmed` stay drafts; all others are the restaurant's own.
 */
export async function withDrafts(
  tx: Tx,
  dish: EditedDish,
  before: Before | undefined,
  unconfirmed: readonly Language[],
): Promise<EditedDish> {
  const isRenamed = before !== undefined && chineseOf(before.name) !== chineseOf(dish.name);
  const still = unconfirmed.filter((language) => dish.name[language] !== undefined && language !== 'zh-CN');
  const standing = isRenamed ? [] : still.filter((language) => isStanding(dish, before, language));
  const kept = { ...dish, nameDrafts: pick(before?.nameDrafts ?? {}, standing) };
  const lacksAll = Object.keys(dish.name).length === 1;
  const isToFill = before === undefined || isRenamed || lacksAll;
  if (!isToFill && standing.length === still.length) return kept;
  const [drafted = nothing] = await draftNames(tx, [chineseOf(dish.name)]);
  const open = draftLanguages.filter((language) => !standing.includes(language));
  return open.reduce((filled, language) => {
    if (still.includes(language)) return redrafted(filled, language, drafted, isRenamed);
    return isToFill && filled.name[language] === undefined ? filledFrom(filled, language, drafted) : filled;
  }, kept);
}

const nothing: Drafted = { texts: {}, from: {} };

const isStanding = (dish: EditedDish, before: Before | undefined, language: Language): boolean =>
  before?.nameDrafts[language] !== undefined && before.name[language] === dish.name[language];

/** A draft of the name that the dish had is none of its new one. */
function redrafted(dish: EditedDish, language: Language, drafted: Drafted, isRenamed: boolean): EditedDish {
  if (!isRenamed || dish.name[language] === drafted.texts[language])
    return { ...dish, nameDrafts: { ...dish.nameDrafts, [language]: drafted.from[language] ?? 'parts' } };
  const { [language]: _, ...name } = dish.name;
  return filledFrom({ ...dish, name }, language, drafted);
}

function filledFrom(dish: EditedDish, language: Language, { texts, from }: Drafted): EditedDish {
  const text = texts[language];
  if (text === undefined) return dish;
  return {
    ...dish,
    name: { ...dish.name, [language]: text },
    nameDrafts: { ...dish.nameDrafts, [language]: from[language] },
  };
}

const pick = (drafts: Before['nameDrafts'], kept: readonly Language[]): Before['nameDrafts'] =>
  Object.fromEntries(Object.entries(drafts).filter(([language]) => kept.some((each) => each === language)));
