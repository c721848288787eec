import { type RestaurantType, type RestaurantTypeGroup, restaurantTypeGroups } from '@chifan/domain/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { plainText } from '../../../platform/plain-text.ts';
import { cuisineLabels } from '../../../terms/shop/cuisine-labels.ts';

export type LabelledCuisine = { readonly cuisine: RestaurantType; readonly label: string };
export type LabelledGroup = { readonly name: string; readonly cuisines: readonly LabelledCuisine[] };

/** Finds restaurant types by their label or English label, ignoring accents and case. */
export function findCuisines(words: string, say: (message: MessageDescriptor) => string): readonly LabelledGroup[] {
  const wanted = plainText(words);
  const isWanted = ({ cuisine, label }: LabelledCuisine) =>
    plainText(label).includes(wanted) || cuisine.replaceAll('_', ' ').includes(wanted);
  return (Object.keys(groupNames) as RestaurantTypeGroup[])
    .map((group) => ({
      name: say(groupNames[group]),
      cuisines: restaurantTypeGroups[group]
        .map((cuisine) => ({ cuisine, label: say(cuisineLabels[cuisine]) }))
        .filter(isWanted),
    }))
    .filter(({ cuisines }) => cuisines.length > 0);
}

const groupNames = {
  regional: msg`Regions of China`,
  chinese: msg`Chinese favourites`,
  asian: msg`Asia`,
  western: msg`Europe and the Americas`,
  quick: msg`Quick and light`,
  cafes: msg`Cafés, tea, sweets and bars`,
} as const satisfies Record<RestaurantTypeGroup, MessageDescriptor>;
