import type { MerchantDish } from '@chifan/contract/catalogue/editing-views';
import type { NameDrafts } from '@chifan/contract/catalogue/name-views';
import {
  answeredDiet,
  formOfGroups,
  type GroupForm,
  type MarksForm,
  unansweredMarks,
} from '../../../../dish-fields/option-form.ts';
import { formOfHours, type HoursForm } from '../../../../hours/hours-form.ts';
import { writeYuan } from '../../../../platform/yuan.ts';
import type { Texts } from '../../../../texts/texts.ts';

export type PartForm = { readonly dishId: number; readonly quantity: number };

/** A dish in the editor. Text and number fields contain the text as typed. */
export type DishForm = MarksForm & {
  readonly categoryId: number;
  readonly name: Texts;
  /** Languages of the unconfirmed names, each with the origin of its draft. */
  readonly nameDrafts: NameDrafts;
  readonly description: Texts;
  /** In yuan, as typed. */
  readonly price: string;
  readonly spice: number;
  readonly options: readonly GroupForm[];
  /** Number of portions left, as typed. Empty means unlimited. */
  readonly stock: string;
  readonly isAvailable: boolean;
  readonly plate: string;
  readonly photos: readonly string[];
  readonly contents: readonly PartForm[];
  /** Times at which the dish is served. Null means during all opening hours. */
  readonly served: HoursForm | null;
};

export const emptyForm = (categoryId: number): DishForm => ({
  categoryId,
  name: {},
  nameDrafts: {},
  description: {},
  price: '',
  spice: 0,
  ...unansweredMarks,
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
  nameDrafts: dish.nameDrafts,
  description: dish.description,
  price: writeYuan(dish.price),
  spice: dish.spice,
  allergens: dish.allergens,
  diet: answeredDiet(dish.diet),
  options: formOfGroups(dish.options),
  stock: dish.stock === null ? '' : String(dish.stock),
  isAvailable: dish.isAvailable,
  plate: dish.plate,
  photos: dish.photos,
  contents: dish.contents,
  served: dish.servedHours && formOfHours(dish.servedHours),
});
