import type { DietCause } from '@chifan/domain/catalogue';
import type { DietWish } from '@chifan/domain/member';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { allergenLabels } from './allergen-labels.ts';

/** What a guest may ask of every dish. */
export const wishLabels = {
  vegetarian: msg({ message: 'Vegetarian', context: 'wish' }),
  vegan: msg({ message: 'Vegan', context: 'wish' }),
  halal: msg({ message: 'Halal', context: 'wish' }),
  no_pork: msg`No pork`,
  no_alcohol: msg`No alcohol`,
} as const satisfies Record<DietWish, MessageDescriptor>;

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
