import type { Diet, DietCause } from '@chifan/domain/catalogue';
import type { DietWish } from '@chifan/domain/member';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { allergenLabels } from './diet-words.ts';

export const dietLabels = {
  vegetarian: msg({ message: 'Vegetarian', context: 'dish' }),
  vegan: msg`Vegan`,
  halal: msg`Halal`,
  pork: msg`Contains pork`,
  alcohol: msg`Contains alcohol`,
} as const satisfies Record<Diet, MessageDescriptor>;

const conflictLabels = {
  vegetarian: msg`not vegetarian`,
  vegan: msg`not vegan`,
  halal: msg`not halal`,
  no_pork: msg`with pork`,
  no_alcohol: msg`with alcohol`,
} as const satisfies Record<DietWish, MessageDescriptor>;

const unknownLabels = {
  vegetarian: msg`whether it is vegetarian`,
  vegan: msg`whether it is vegan`,
  halal: msg`whether it is halal`,
  no_pork: msg`whether it has pork`,
  no_alcohol: msg`whether it has alcohol`,
} as const satisfies Record<DietWish, MessageDescriptor>;

/** "Peanut", "with pork". */
export const conflictLabel = (cause: DietCause): MessageDescriptor =>
  cause.kind === 'allergen' ? allergenLabels[cause.allergen] : conflictLabels[cause.wish];

/** "Peanut", "whether it has pork". */
export const unknownLabel = (cause: DietCause): MessageDescriptor =>
  cause.kind === 'allergen' ? allergenLabels[cause.allergen] : unknownLabels[cause.wish];
