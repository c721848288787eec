import { createHash } from 'node:crypto';
import type { RestaurantType } from '@chifan/domain/catalogue';
import type { NewDish } from '../seed/city.store.ts';
import { dishRowOf } from '../seed/city-rows.ts';
import type { DemoCity, DemoDish } from '../seed/demo-shapes.ts';

export type MenuAssignment = { readonly shopId: number; readonly dishes: readonly number[] };

export type ShopWithoutMenu = { readonly id: number; readonly sourceId: string; readonly cuisine: string };

export type SampleDish = NewDish & { readonly category: string; readonly categoryName: NewDish['name'] };

/** For each cuisine without a demo shop, the most similar cuisine that has a demo shop. Its dishes are used instead. */
const nearest: Partial<Record<RestaurantType, string>> = {
  chongqing: 'sichuan',
  cantonese: 'dim_sum',
  jiangsu_zhejiang: 'shanghai',
  beijing: 'roast_duck',
  shandong: 'northeastern',
  fujian: 'teochew',
  northwestern: 'lanzhou_noodles',
  guizhou: 'hunan',
  hubei: 'hunan',
  jiangxi: 'hunan',
  hakka: 'teochew',
  macanese: 'hong_kong_cafe',
  mongolian: 'hotpot',
  noodles: 'lanzhou_noodles',
  dumplings: 'northeastern',
  malatang: 'hotpot',
  crayfish: 'skewers',
  seafood: 'teochew',
  snacks: 'baozi',
  home_style: 'shanghai',
  japanese: 'sushi',
  southeast_asian: 'thai',
  indian: 'pakistani',
  middle_eastern: 'turkish',
  pizza: 'italian',
  spanish: 'italian',
  german: 'burgers',
  mexican: 'burgers',
  american: 'burgers',
  russian: 'french',
  mediterranean: 'turkish',
  steak: 'french',
  fast_food: 'fried_chicken',
  tea_house: 'bubble_tea',
  juice: 'bubble_tea',
  ice_cream: 'bakery',
  dessert: 'bakery',
  bar: 'skewers',
};
const forAll = 'shanghai';

const fewestDishes = 8;
const maxDishes = 14;

export type SampleMenus = {
  readonly samples: readonly SampleDish[];
  /** Returns the sample dishes of a shop, the same dishes in every call. */
  menuFor(shop: ShopWithoutMenu): MenuAssignment;
};

/** Sample menus from the demo city's dishes, for trying the product with real restaurants whose menus are unknown. */
export function sampleMenusOf(city: DemoCity): SampleMenus {
  const samples: SampleDish[] = [];
  const placesOf = new Map<string, number[]>();
  for (const shop of city.shops.filter(({ menu }) => menu !== undefined)) {
    const places = placesOf.get(shop.cuisine) ?? [];
    // Use the dishes of only one demo shop of each cuisine, because two shops may have the same dish.
    if (places.length > 0) continue;
    // Skip set meals, because a sample menu may lack the dishes that they contain.
    for (const { category, dishes } of shop.menu ?? [])
      for (const dish of dishes.filter(({ contents }) => contents.length === 0)) {
        places.push(samples.length);
        samples.push({ ...sampleOf(dish, city), category, categoryName: city.categories[category] ?? {} });
      }
    placesOf.set(shop.cuisine, places);
  }
  return {
    samples,
    menuFor: ({ id, sourceId, cuisine }) => {
      const related = nearest[cuisine as RestaurantType] ?? forAll;
      const places = placesOf.get(cuisine) ?? placesOf.get(related) ?? placesOf.get(forAll) ?? [];
      return { shopId: id, dishes: someOf(places, sourceId) };
    },
  };
}

/**
 * A sample dish states the allergens that it contains, but never that it is free of an allergen or suits a diet,
 * because the real recipe is unknown.
 */
function sampleOf(dish: DemoDish, city: DemoCity): NewDish {
  const row = dishRowOf(dish, city);
  const { vegetarian, vegan, halal, pork, alcohol } = dish.diet;
  const unlessNo = (answer: string) => (answer === 'no' ? 'no' : 'unknown');
  const unlessYes = (answer: string) => (answer === 'yes' ? 'yes' : 'unknown');
  return {
    ...row,
    allergens: { contains: dish.allergens.contains, free: [] },
    diet: {
      vegetarian: unlessNo(vegetarian),
      vegan: unlessNo(vegan),
      halal: unlessNo(halal),
      pork: unlessYes(pork),
      alcohol: unlessYes(alcohol),
    },
    options: row.options.map((group) => ({ ...group, choices: group.choices.map(unmarked) })),
    stock: null,
    servedHours: null,
  };
}

const unmarked = (choice: object) => ({ ...choice, marks: null });

/** Selects 8 to 14 dishes in menu order. The selection depends only on the shop's source id. */
function someOf(places: readonly number[], sourceId: string): number[] {
  const hash = createHash('sha256').update(sourceId).digest();
  const count = fewestDishes + ((hash[0] ?? 0) % (maxDishes - fewestDishes + 1));
  return places
    .map((place, index) => ({ place, rank: hash[1 + (index % 31)] ?? 0 }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ place }) => place)
    .toSorted((a, b) => a - b);
}
