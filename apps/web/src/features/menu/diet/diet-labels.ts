import type { Diet, DietCause } from '@chifan/domain/catalogue';
import type { DietWish } from '@chifan/domain/member';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { allergenLabels } from '../../../terms/diet/diet-words.ts';

/** The promises and contents that a dish may be marked with; each said for "yes". */
export const dietLabels = {
  vegetarian: msg({ message: 'Vegetarian', context: 'dish' }),
  vegan: msg`Vegan`,
  halal: msg`Halal`,
  pork: msg`Contains pork`,
  alcohol: msg`Contains alcohol`,
} as const satisfies Record<Diet, MessageDescriptor>;

/** Why a dish conflicts with what the guest said. */
const conflictLabels = {
  vegetarian: msg`not vegetarian`,
  vegan: msg`not vegan`,
  halal: msg`not halal`,
  no_pork: msg`with pork`,
  no_alcohol: msg`with alcohol`,
} as const satisfies Record<DietWish, MessageDescriptor>;

/** What nobody knows of a dish. */
const unknownLabels = {
  vegetarian: msg`whether it is vegetarian`,
  vegan: msg`whether it is vegan`,
  halal: msg`whether it is halal`,
  no_pork: msg`whether it has pork`,
  no_alcohol: msg`whether it has alcohol`,
} as const satisfies Record<DietWish, MessageDescriptor>;

/** "Peanut", "with pork": the cause of a conflict. */
export const conflictLabel = (cause: DietCause): MessageDescriptor =>
  cause.kind === 'allergen' ? allergenLabels[cause.allergen] : conflictLabels[cause.wish];

/** "Peanut", "whether it has pork": what is not known. */
export const unknownLabel = (cause: DietCause): MessageDescriptor =>
  cause.kind === 'allergen' ? allergenLabels[cause.allergen] : unknownLabels[cause.wish];
