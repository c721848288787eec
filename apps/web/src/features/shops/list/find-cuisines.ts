import type { RestaurantType } from '@chifan/domain/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { cuisineLabels } from '../../../terms/shops/cuisine-labels.ts';

export type LabelledCuisine = { readonly cuisine: RestaurantType; readonly label: string };
export type LabelledGroup = { readonly name: string; readonly cuisines: readonly LabelledCuisine[] };

/** Matches the label or the English name, ignoring accents and case. */
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

type CuisineGroup = { readonly name: MessageDescriptor; readonly cuisines: readonly RestaurantType[] };

/** The types of rule catalogue-2 as guests would look for them; a test keeps each in exactly one group. */
export const cuisineGroups: readonly CuisineGroup[] = [
  {
    name: msg`Regions of China`,
    cuisines: [
      'sichuan',
      'chongqing',
      'cantonese',
      'hunan',
      'jiangsu_zhejiang',
      'shanghai',
      'beijing',
      'shandong',
      'fujian',
      'anhui',
      'northeastern',
      'northwestern',
      'xinjiang',
      'yunnan',
      'guizhou',
      'hubei',
      'jiangxi',
      'hakka',
      'teochew',
      'taiwanese',
      'macanese',
      'mongolian',
      'home_style',
    ],
  },
  {
    name: msg`Chinese favourites`,
    cuisines: [
      'hotpot',
      'dim_sum',
      'lanzhou_noodles',
      'noodles',
      'dumplings',
      'baozi',
      'congee',
      'malatang',
      'skewers',
      'roast_duck',
      'roast_meats',
      'crayfish',
      'seafood',
      'snacks',
      'hong_kong_cafe',
    ],
  },
  {
    name: msg`Asia`,
    cuisines: [
      'japanese',
      'sushi',
      'ramen',
      'korean',
      'thai',
      'vietnamese',
      'southeast_asian',
      'indian',
      'pakistani',
      'middle_eastern',
      'turkish',
    ],
  },
  {
    name: msg`Europe and the Americas`,
    cuisines: [
      'italian',
      'pizza',
      'french',
      'spanish',
      'german',
      'mexican',
      'american',
      'russian',
      'mediterranean',
      'steak',
    ],
  },
  {
    name: msg`Quick and light`,
    cuisines: ['burgers', 'fried_chicken', 'fast_food', 'salad', 'vegetarian', 'buffet'],
  },
  {
    name: msg`Cafés, tea, sweets and bars`,
    cuisines: ['cafe', 'tea_house', 'bubble_tea', 'juice', 'ice_cream', 'bakery', 'dessert', 'bar'],
  },
];
