import type { Allergen, DietProfile } from '@chifan/domain/catalogue';
import type { DietWish } from '@chifan/domain/member';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const allergenLabels = {
  gluten: msg`Gluten`,
  crustacean: msg`Crustaceans`,
  egg: msg`Eggs`,
  fish: msg({ message: 'Fish', context: 'allergen' }),
  peanut: msg`Peanuts`,
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

export const wishLabels = {
  vegetarian: msg({ message: 'Vegetarian', context: 'wish' }),
  vegan: msg({ message: 'Vegan', context: 'wish' }),
  halal: msg({ message: 'Halal', context: 'wish' }),
  no_pork: msg`No pork`,
  no_alcohol: msg`No alcohol`,
} as const satisfies Record<DietWish, MessageDescriptor>;

export const dietWordsOf = ({ avoids, wishes }: DietProfile, i18n: I18n) => ({
  avoids: avoids.map((allergen) => i18n._(allergenLabels[allergen])),
  wishes: wishes.map((wish) => i18n._(wishLabels[wish])),
});
