import { createHash } from 'node:crypto';
import type { RestaurantType } from '@chifan/domain/catalogue';
import type { NewDish } from '../seed/city.store.ts';
import { dishRowOf } from '../seed/city-rows.ts';
import type { DemoCity, DemoDish } from '../seed/demo-shapes.ts';

export type Assignment = { readonly shopId: number; readonly dishes: readonly number[] };

export type ShopWithoutMenu = { readonly id: number; readonly sourceId: string; readonly cuisine: string };

export type SampleDish = NewDish & { readonly category: string; readonly categoryName: NewDish['name'] };

/** Which shop of the demo city cooks what comes nearest to a cuisine that has none of its own there. */
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
  /** The dishes of a shop: the same ones whenever it is asked. */
  menuFor(shop: ShopWithoutMenu): Assignment;
};

/** Menus made up from the demo city's dishes, so that real restaurants can be tried whose menus nobody has written. */
export function sampleMenusOf(city: DemoCity): SampleMenus {
  const samples: SampleDish[] = [];
  const placesOf = new Map<string, number[]>();
  for (const shop of city.shops.filter(({ menu }) => menu !== undefined)) {
    const places = placesOf.get(shop.cuisine) ?? [];
    // Two shops of one cuisine may both have the same dish.
    if (places.length > 0) continue;
    // A set means dishes that stand beside it, which a sample may leave out.
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

/** A sample warns of what such a dish contains but promises nothing: nobody has asked the real kitchen. */
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

/** Between 8 and 14 of them, chosen by the shop's id, in the menu's order. */
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
