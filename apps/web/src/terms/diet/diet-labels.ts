import type { Diet, DietCause } from '@chifan/domain/catalogue';
import type { DietWish } from '@chifan/domain/member';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { allergenLabels, wishLabels } from './diet-words.ts';

export const dietLabels = {
  vegetarian: msg({ message: 'Vegetarian', context: 'dish' }),
  vegan: msg`Vegan`,
  halal: msg`Halal`,
  pork: msg`Contains pork`,
  alcohol: msg`Contains alcohol`,
} as const satisfies Record<Diet, MessageDescriptor>;

/** Words for contents of a dish that are no allergens, in a list after “Contains:”. */
export const contentLabels = {
  pork: msg({ message: 'Pork', context: 'content' }),
  alcohol: msg({ message: 'Alcohol', context: 'content' }),
} as const;

const conflictLabels = {
  vegetarian: msg`not vegetarian`,
  vegan: msg`not vegan`,
  halal: msg`not halal`,
  no_pork: msg`with pork`,
  no_alcohol: msg`with alcohol`,
} as const satisfies Record<DietWish, MessageDescriptor>;

/** Label for the cause of a diet conflict, such as "Peanuts" or "with pork". */
export const conflictLabel = (cause: DietCause): MessageDescriptor =>
  cause.kind === 'allergen' ? allergenLabels[cause.allergen] : conflictLabels[cause.wish];

/** Label for a fact that the merchant has not stated, such as "Peanuts" or "No pork". */
export const unknownLabel = (cause: DietCause): MessageDescriptor =>
  cause.kind === 'allergen' ? allergenLabels[cause.allergen] : wishLabels[cause.wish];
