import type { Allergen, Diet } from '@chifan/domain/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const allergenLabels = {
  gluten: msg`Gluten`,
  crustacean: msg`Crustaceans`,
  egg: msg`Egg`,
  fish: msg({ message: 'Fish', context: 'allergen' }),
  peanut: msg`Peanut`,
  soy: msg`Soy`,
  milk: msg`Milk`,
  tree_nut: msg`Tree nuts`,
  celery: msg`Celery`,
  mustard: msg`Mustard`,
  sesame: msg`Sesame`,
  sulphite: msg`Sulphites`,
  lupin: msg`Lupin`,
  mollusc: msg`Molluscs`,
} as const satisfies Record<Allergen, MessageDescriptor>;

/** The promises and contents that a dish may be marked with; each said for "yes". */
export const dietLabels = {
  vegetarian: msg({ message: 'Vegetarian', context: 'dish' }),
  vegan: msg`Vegan`,
  halal: msg`Halal`,
  pork: msg`Contains pork`,
  alcohol: msg`Contains alcohol`,
} as const satisfies Record<Diet, MessageDescriptor>;
