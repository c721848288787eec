import type { DishDraft } from '@chifan/contract/catalogue/editing-views';
import type { DietMarks } from '@chifan/domain/catalogue';
import { writeYuan } from '../platform/yuan.ts';
import type { Texts } from '../texts/texts.ts';

type DraftGroup = DishDraft['options'][number];
type DraftMarks = NonNullable<DraftGroup['choices'][number]['marks']>;

export type MarksForm = Pick<DraftMarks, 'allergens'> & { readonly diet: DietMarks };

/** Initial marks of a dish: no allergen is marked as contained or free, and no diet has an answer. */
export const unansweredMarks: MarksForm = { allergens: { contains: [], free: [] }, diet: {} };

export type ChoiceForm = {
  readonly key: string;
  readonly name: Texts;
  /** Surcharge in yuan as typed. Empty means no surcharge. */
  readonly price: string;
  /** Allergens and diets of the choice, or null until staff state them. */
  readonly marks: MarksForm | null;
  readonly isSoldOut: boolean;
};

export type GroupForm = {
  readonly key: string;
  readonly name: Texts;
  readonly min: string;
  readonly max: string;
  readonly choices: readonly ChoiceForm[];
};

export const formOfGroups = (groups: readonly DraftGroup[]): readonly GroupForm[] =>
  groups.map((group) => ({
    key: group.key,
    name: group.name,
    min: String(group.min),
    max: String(group.max),
    choices: group.choices.map((choice) => ({
      ...choice,
      price: choice.price === 0 ? '' : writeYuan(choice.price),
      marks: choice.marks && { allergens: choice.marks.allergens, diet: answeredDiet(choice.marks.diet) },
    })),
  }));

/** Returns only the diets that have a mark: yes, no or unknown. */
export const answeredDiet = (diet: DraftMarks['diet']): DietMarks =>
  Object.fromEntries(Object.entries(diet).filter(([, answer]) => answer !== undefined));

export const newGroup = (keys: { readonly group: string; readonly choice: string }): GroupForm => ({
  key: keys.group,
  name: {},
  min: '1',
  max: '1',
  choices: [newChoice(keys.choice)],
});

export const newChoice = (key: string): ChoiceForm => ({ key, name: {}, price: '', marks: null, isSoldOut: false });
