import type { SetMealDraft } from '@chifan/contract/setmeal/staff-views';
import type { FieldErrors } from '../../../dish-fields/field-errors.ts';
import {
  answeredDiet,
  formOfGroups,
  type GroupForm,
  type MarksForm,
  unansweredMarks,
} from '../../../dish-fields/option-form.ts';
import { formOfHours, type HoursForm } from '../../../hours/hours-form.ts';
import { writeYuan } from '../../../platform/yuan.ts';
import type { Texts } from '../../../texts/texts.ts';

/** A dish of the set meal in the editor. */
export type PartForm = MarksForm & {
  readonly key: string;
  readonly name: Texts;
  readonly quantity: string;
  readonly plate: string;
  readonly spice: number;
  readonly options: readonly GroupForm[];
};

/** A set meal in the editor. Text and number fields contain the text as typed. */
export type SetMealForm = {
  /** ID of the brand that sells the set meal, or null until staff choose a brand. */
  readonly brandId: number | null;
  readonly name: Texts;
  readonly description: Texts;
  readonly terms: Texts;
  readonly plate: string;
  readonly photos: readonly string[];
  readonly contents: readonly PartForm[];
  /** Both prices are in yuan. The original price is the sum of the prices of the single dishes. */
  readonly price: string;
  readonly originalPrice: string;
  readonly persons: string;
  /** First and last day of the sale as 'YYYY-MM-DD'. An empty last day means no end. */
  readonly soldFrom: string;
  readonly soldUntil: string;
  readonly validDays: string;
  /** Times at which the set meal is served. Null means during all opening hours of the branch. */
  readonly served: HoursForm | null;
  readonly maxPerOrder: string;
  /** An empty limit or stock means unlimited. An empty rank means that the set meal is not featured. */
  readonly maxPerMember: string;
  readonly stock: string;
  readonly featuredRank: string;
  readonly codeSource: SetMealDraft['codeSource'];
  readonly isOnSale: boolean;
  readonly branchIds: readonly number[];
};

/** Props of each card of the set meal editor. */
export type SetMealPartProps = {
  readonly form: SetMealForm;
  readonly set: (change: Partial<SetMealForm>) => void;
  readonly errors: FieldErrors;
};

/** A new set meal is not on sale until an operator puts it on sale. */
export const emptySetMeal = (today: string): SetMealForm => ({
  brandId: null,
  name: {},
  description: {},
  terms: {},
  plate: 'rice',
  photos: [],
  contents: [],
  price: '',
  originalPrice: '',
  persons: '2',
  soldFrom: today,
  soldUntil: '',
  validDays: '30',
  served: null,
  maxPerOrder: '5',
  maxPerMember: '',
  stock: '',
  featuredRank: '',
  codeSource: 'own',
  isOnSale: false,
  branchIds: [],
});

export const newPart = (key: string): PartForm => ({
  ...unansweredMarks,
  key,
  name: {},
  quantity: '1',
  plate: 'rice',
  spice: 0,
  options: [],
});

export const formOfSetMeal = ({ servedHours, ...draft }: SetMealDraft): SetMealForm => ({
  ...draft,
  contents: draft.contents.map((part) => ({
    ...part,
    quantity: String(part.quantity),
    diet: answeredDiet(part.diet),
    options: formOfGroups(part.options),
  })),
  price: writeYuan(draft.price),
  originalPrice: writeYuan(draft.originalPrice),
  persons: String(draft.persons),
  soldUntil: draft.soldUntil ?? '',
  validDays: String(draft.validDays),
  served: servedHours && formOfHours(servedHours),
  maxPerOrder: String(draft.maxPerOrder),
  maxPerMember: typedNumber(draft.maxPerMember),
  stock: typedNumber(draft.stock),
  featuredRank: typedNumber(draft.featuredRank),
});

const typedNumber = (value: number | null): string => (value === null ? '' : String(value));
