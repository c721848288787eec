import type { Language } from '@chifan/domain';
import { draftLanguages } from '@chifan/domain/catalogue/dish-names';
import type { Tx } from '../../../platform/database/database.ts';
import { type DraftedNames, draftNames } from '../dish-names/draft-names.ts';
import { chineseOf } from '../local-text.ts';
import type { DishBefore, EditedDish } from './menu-edit.store.ts';

type Before = Pick<DishBefore, 'name' | 'nameDrafts'>;

export type DishNamesInput = {
  readonly dish: EditedDish;
  readonly before: Before | undefined;
  readonly unconfirmed: readonly Language[];
};

/**
 * Adds drafts of missing names to new dishes, renamed dishes and dishes with only a Chinese name (rule catalogue-24).
 * Names that staff sent in the languages of `unconfirmed` stay drafts. All other names that staff sent count as written
 * by the restaurant. One query reads the names of other restaurants for all dishes.
 */
export async function addNameDrafts(tx: Tx, named: readonly DishNamesInput[]): Promise<EditedDish[]> {
  const stated = named.map(stateOf);
  const open = stated.filter(({ isToAsk }) => isToAsk);
  const asked =
    open.length === 0
      ? []
      : await draftNames(
          tx,
          open.map(({ dish }) => chineseOf(dish.name)),
        );
  const drafted = new Map(open.map(({ dish }, at) => [dish, asked[at] ?? nothing]));
  return stated.map((each) => (each.isToAsk ? filled(each, drafted.get(each.dish) ?? nothing) : each.kept));
}

/**
 * Returns the languages to request from a machine translator, because `addNameDrafts` found no name (rule
 * catalogue-42).
 */
export const missingNameLanguages = (
  { dish, before }: Omit<DishNamesInput, 'unconfirmed'>,
  { name }: EditedDish,
): Language[] => (isToFill(dish, before) ? draftLanguages.filter((language) => name[language] === undefined) : []);

const isRenamedFrom = (before: Before | undefined, dish: EditedDish): boolean =>
  before !== undefined && chineseOf(before.name) !== chineseOf(dish.name);

const isToFill = (dish: EditedDish, before: Before | undefined): boolean =>
  before === undefined || isRenamedFrom(before, dish) || Object.keys(dish.name).length === 1;

/** Determines, without a query, which name drafts of a dish stay and whether new names must be drafted. */
function stateOf({ dish, before, unconfirmed }: DishNamesInput) {
  const isRenamed = isRenamedFrom(before, dish);
  const still = unconfirmed.filter((language) => dish.name[language] !== undefined && language !== 'zh-CN');
  const standing = isRenamed ? [] : still.filter((language) => isStanding(dish, before, language));
  const kept = { ...dish, nameDrafts: pick(before?.nameDrafts ?? {}, standing) };
  const toFill = isToFill(dish, before);
  return {
    dish,
    kept,
    still,
    standing,
    isRenamed,
    isToFill: toFill,
    isToAsk: toFill || standing.length < still.length,
  };
}

function filled(
  { kept, still, standing, isRenamed, isToFill }: ReturnType<typeof stateOf>,
  drafted: DraftedNames,
): EditedDish {
  const open = draftLanguages.filter((language) => !standing.includes(language));
  return open.reduce((dish, language) => {
    if (still.includes(language)) return redrafted(dish, language, drafted, isRenamed);
    return isToFill && dish.name[language] === undefined ? filledFrom(dish, language, drafted) : dish;
  }, kept);
}

const nothing: DraftedNames = { texts: {}, from: {} };

const isStanding = (dish: EditedDish, before: Before | undefined, language: Language): boolean =>
  before?.nameDrafts[language] !== undefined && before.name[language] === dish.name[language];

/** Replaces a name that was drafted for the previous Chinese name. */
function redrafted(dish: EditedDish, language: Language, drafted: DraftedNames, isRenamed: boolean): EditedDish {
  if (!isRenamed || dish.name[language] === drafted.texts[language])
    return { ...dish, nameDrafts: { ...dish.nameDrafts, [language]: drafted.from[language] ?? 'parts' } };
  const { [language]: _, ...name } = dish.name;
  return filledFrom({ ...dish, name }, language, drafted);
}

function filledFrom(dish: EditedDish, language: Language, { texts, from }: DraftedNames): EditedDish {
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
