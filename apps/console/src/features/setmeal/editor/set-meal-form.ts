import type { SetMealDraft } from '@chifan/contract/setmeal/staff-views';
import type { FieldErrors } from '../../../dish-fields/field-errors.ts';
import {
  formOfGroups,
  type GroupForm,
  knownDiet,
  type MarksForm,
  nothingKnown,
} from '../../../dish-fields/option-form.ts';
import { formOfHours, type HoursForm } from '../../../hours/hours-form.ts';
import { writeYuan } from '../../../platform/yuan.ts';
import type { Texts } from '../../../texts/texts.ts';

/** A dish of the set meal. */
export type PartForm = MarksForm & {
  readonly key: string;
  readonly name: Texts;
  readonly quantity: string;
  readonly plate: string;
  readonly spice: number;
  readonly options: readonly GroupForm[];
};

/** A set meal as the editor holds it: all that is typed stays as it was typed. */
export type SetMealForm = {
  /** null: not chosen yet. */
  readonly brandId: number | null;
  readonly name: Texts;
  readonly description: Texts;
  readonly terms: Texts;
  readonly plate: string;
  readonly photos: readonly string[];
  readonly contents: readonly PartForm[];
  /** Yuan, as is what the contents cost singly. */
  readonly price: string;
  readonly originalPrice: string;
  readonly persons: string;
  /** 'YYYY-MM-DD'; "" of the last day: without end. */
  readonly soldFrom: string;
  readonly soldUntil: string;
  readonly validDays: string;
  /** null: whenever the branch is open. */
  readonly served: HoursForm | null;
  readonly maxPerOrder: string;
  /** "": without limit, as are an empty stock and, of the rank, not put forward. */
  readonly maxPerMember: string;
  readonly stock: string;
  readonly featuredRank: string;
  readonly codeSource: SetMealDraft['codeSource'];
  readonly isOnSale: boolean;
  readonly branchIds: readonly number[];
};

/** What a card of the editor shows and changes. */
export type SetMealPartProps = {
  readonly form: SetMealForm;
  readonly set: (change: Partial<SetMealForm>) => void;
  readonly errors: FieldErrors;
};

/** A new one is not on sale before somebody says so. */
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
  ...nothingKnown,
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
    diet: knownDiet(part.diet),
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
