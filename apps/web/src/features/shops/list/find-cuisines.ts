import type { RestaurantType } from '@chifan/domain/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { cuisineLabels } from '../../../terms/shops/cuisine-labels.ts';
import { cuisineGroups } from './cuisine-groups.ts';

export type LabelledCuisine = { readonly cuisine: RestaurantType; readonly label: string };
export type LabelledGroup = { readonly name: string; readonly cuisines: readonly LabelledCuisine[] };

/** The groups with what matches the words, by the label or by its English name; accents and case do not matter. */
export function findCuisines(words: string, say: (message: MessageDescriptor) => string): readonly LabelledGroup[] {
  const wanted = plain(words);
  const isWanted = ({ cuisine, label }: LabelledCuisine) =>
    plain(label).includes(wanted) || cuisine.replaceAll('_', ' ').includes(wanted);
  return cuisineGroups
    .map(({ name, cuisines }) => ({
      name: say(name),
      cuisines: cuisines.map((cuisine) => ({ cuisine, label: say(cuisineLabels[cuisine]) })).filter(isWanted),
    }))
    .filter(({ cuisines }) => cuisines.length > 0);
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
