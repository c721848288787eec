import type { RestaurantType, ShopType } from '@chifan/domain/catalogue';
import { nameHints, osmCuisines, shopTypesOf, vagueCuisines } from './cuisine-table.ts';
import type { Region } from './listing.ts';

const typeOfCuisine: ReadonlyMap<string, RestaurantType> = new Map(
  (Object.entries(osmCuisines) as [RestaurantType, string][]).flatMap(([type, values]) =>
    values.split(' ').map((value) => [value, type] as const),
  ),
);

/**
 * Restaurant types for values of `amenity` and `shop`, used if neither cuisine nor name indicates a type. Places with
 * other values do not serve food or drinks.
 */
const typeOfPlace: Readonly<Record<string, RestaurantType>> = {
  restaurant: 'home_style',
  cafe: 'cafe',
  fast_food: 'fast_food',
  food_court: 'snacks',
  bar: 'bar',
  pub: 'bar',
  biergarten: 'bar',
  ice_cream: 'ice_cream',
  bakery: 'bakery',
  pastry: 'bakery',
  confectionery: 'dessert',
  beverages: 'bubble_tea',
  tea: 'tea_house',
  coffee: 'cafe',
};

type Tags = Readonly<Record<string, string>>;

/** The value of the tag `amenity`, otherwise of `shop`. Undefined if the place does not serve food or drinks. */
export const placeKindOf = (tags: Tags): string | undefined =>
  [tags['amenity'], tags['shop']].find((place) => place !== undefined && Object.hasOwn(typeOfPlace, place));

export type ReadCuisine = {
  readonly cuisine: RestaurantType;
  readonly unknown: readonly string[];
};

/**
 * Restaurant type by the first precise value of `cuisine`, otherwise by the name, otherwise by a vague value, otherwise
 * by the kind of place.
 */
export function readCuisine(tags: Tags, name: string, place: string, region: Region): ReadCuisine {
  const values = valuesOf(tags['cuisine']);
  const unknown = values.filter((value) => !typeOfCuisine.has(value));
  const known = values.filter((value) => typeOfCuisine.has(value));
  const telling = known.find((value) => !vagueCuisines.has(value));
  const cuisine =
    typeOf(telling) ?? hintOf(name) ?? homeOf(known[0], region) ?? homeOf(undefined, region, place) ?? 'home_style';
  return { cuisine, unknown };
}

const valuesOf = (text = ''): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[;,、，；/]/)
      .map((value) =>
        value
          .trim()
          .replace(/[\s-]+/g, '_')
          .replace(/^_+|_+$/g, ''),
      )
      .filter((value) => value !== ''),
  ),
];

const typeOf = (value: string | undefined): RestaurantType | undefined =>
  value === undefined ? undefined : typeOfCuisine.get(value);

const hintOf = (name: string): RestaurantType | undefined => nameHints.find(([pattern]) => pattern.test(name))?.[1];

/** Restaurant type by a vague value or the kind of place. "Chinese" or "local" in Hong Kong means Cantonese. */
function homeOf(value: string | undefined, region: Region, place?: string): RestaurantType | undefined {
  const type = place === undefined ? typeOf(value) : typeOfPlace[place];
  return type === 'home_style' && region === 'hong_kong' ? 'cantonese' : type;
}

export function readShopTypes(tags: Tags, cuisine: RestaurantType, place: string, isChain: boolean): ShopType[] {
  const isYes = (key: string) => /^(yes|only)$/.test(tags[key] ?? '');
  const types = new Set(shopTypesOf(cuisine));
  if (place === 'fast_food' || tags['takeaway'] === 'only') types.add('fastfood');
  if (['cafe', 'bar', 'pub', 'beverages', 'tea', 'coffee'].includes(place)) types.add('drink');
  if (isYes('diet:halal')) types.add('halal');
  if (/only/.test(`${tags['diet:vegan']} ${tags['diet:vegetarian']} ${tags['diet:healthy']}`)) types.add('diet');
  if (isChain || tags['brand'] !== undefined) types.add('chain');
  return [...types];
}
