import type { DishDraft, MerchantDish } from '@chifan/contract/catalogue-admin';
import type { DietMarks } from '@chifan/domain/catalogue';
import { writeYuan } from '../../../../platform/yuan.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { formOfHours, type HoursForm } from '../../hours/hours-form.ts';

type DraftMarks = NonNullable<DishDraft['options'][number]['choices'][number]['marks']>;

export type MarksForm = Pick<DraftMarks, 'allergens'> & { readonly diet: DietMarks };

export type ChoiceForm = {
  readonly key: string;
  readonly name: Texts;
  /** Yuan, as typed; "" is nothing more. */
  readonly price: string;
  /** null: nobody has said what it brings into the dish. */
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

export type PartForm = { readonly dishId: number; readonly quantity: number };

/** A dish as the editor holds it: all that is typed stays as it was typed. */
export type DishForm = MarksForm & {
  readonly categoryId: number;
  readonly name: Texts;
  readonly description: Texts;
  /** Yuan. */
  readonly price: string;
  readonly spice: number;
  readonly options: readonly GroupForm[];
  /** "": as many as anybody orders. */
  readonly stock: string;
  readonly isAvailable: boolean;
  readonly plate: string;
  readonly photos: readonly string[];
  readonly contents: readonly PartForm[];
  /** null: whenever the shop is open. */
  readonly served: HoursForm | null;
};

/** Nothing is known of a dish that nobody has described: no allergen is free, no diet is kept. */
export const emptyForm = (categoryId: number): DishForm => ({
  categoryId,
  name: {},
  description: {},
  price: '',
  spice: 0,
  allergens: { contains: [], free: [] },
  diet: {},
  options: [],
  stock: '',
  isAvailable: true,
  plate: 'rice',
  photos: [],
  contents: [],
  served: null,
});

export const formOfDish = (dish: MerchantDish): DishForm => ({
  categoryId: dish.categoryId,
  name: dish.name,
  description: dish.description,
  price: writeYuan(dish.price),
  spice: dish.spice,
  allergens: dish.allergens,
  diet: knownDiet(dish.diet),
  options: dish.options.map((group) => ({
    key: group.key,
    name: group.name,
    min: String(group.min),
    max: String(group.max),
    choices: group.choices.map((choice) => ({
      ...choice,
      price: choice.price === 0 ? '' : writeYuan(choice.price),
      marks: choice.marks && { allergens: choice.marks.allergens, diet: knownDiet(choice.marks.diet) },
    })),
  })),
  stock: dish.stock === null ? '' : String(dish.stock),
  isAvailable: dish.isAvailable,
  plate: dish.plate,
  photos: dish.photos,
  contents: dish.contents,
  served: dish.servedHours && formOfHours(dish.servedHours),
});

/** Without the absent ones, which a diet's answers may name. */
export const knownDiet = (diet: DraftMarks['diet']): DietMarks =>
  Object.fromEntries(Object.entries(diet).filter(([, answer]) => answer !== undefined));

export const newGroup = (keys: { readonly group: string; readonly choice: string }): GroupForm => ({
  key: keys.group,
  name: {},
  min: '1',
  max: '1',
  choices: [newChoice(keys.choice)],
});

export const newChoice = (key: string): ChoiceForm => ({ key, name: {}, price: '', marks: null, isSoldOut: false });
