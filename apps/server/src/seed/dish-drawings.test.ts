import { readdirSync, readFileSync } from 'node:fs';
import { type DietMarks, drawingOf } from '@chifan/domain/catalogue';
import { expect, test } from 'vitest';

type Dish = {
  readonly plate: string;
  readonly name: { readonly 'zh-CN': string; readonly en: string };
  readonly diet: DietMarks;
};
type Shop = { readonly slug: string; readonly menu?: readonly { readonly dishes: readonly Dish[] }[] };

const folder = new URL('../../../../demo/shops/', import.meta.url);
const shops = readdirSync(folder).map((file): Shop => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
const dishesOf = ({ menu = [] }: Shop): Dish[] => menu.flatMap((category) => category.dishes);
const dishes = shops.flatMap(dishesOf);

const drawn = ({ plate, name, diet }: Dish): string => drawingOf({ plate, nameZh: name['zh-CN'], diet });
const isTile = (drawing: string) => drawing.startsWith('tile');
/** Names of the shapes in a drawing, without the final 1 that marks a single piece. */
const shapesOf = (drawing: string) => drawing.split(' ').map((layer) => (layer.split(':')[0] ?? '').replace(/1$/, ''));
const labelOf = (dish: Dish) => `${dish.name['zh-CN']} (${dish.name.en}): ${drawn(dish)}`;

const of = (names: string) => names.split(' ');
const meat = of(
  'slices chunks rounds belly whitepork cured sausage fan piglet rack chops steak cutlet ribs roll dice mince strips fried balls bigballs loaf offal tripe jelly feet halfbird drumsticks wings crispy kofta bacon floss layers burger xlb buns friedbuns flatcakes wrap skewers banhmi parcel siumai pancake sandwich',
);
const fish = of('fish fillets fishhead eel sashimi roe flatcakes balls ballskewers nigiri maki gunkan cutlet');
const shellfish = of('shells mussels oysters snails seacucumber rings onionrings gunkan roe');
const crustaceans = of('shrimp crayfish lobster crab balls mash maki nigiri dumplings siumai fried');

/** English words for each kind of ingredient, and the names of the drawn shapes that show it. */
const shown: readonly (readonly [ingredient: string, words: RegExp, shapes: readonly string[]])[] = [
  ['meat', /\b(beef|pork|lamb|mutton|chicken|duck|goose|ham|bacon|sausage|ribs?|chop|char siu)\b/i, meat],
  ['fish', /\b(fish|salmon|tuna|eel|mackerel|bass|sole|hairtail|silverfish|sashimi)\b(?!-fragrant)/i, fish],
  ['shellfish or squid', /\b(oysters?|clams?|mussels|moules|squid|calamari|snails|sea cucumber|urchin)\b/i, shellfish],
  ['crustaceans', /\b(shrimps?|prawns?|crab|lobster|crayfish)\b/i, crustaceans],
  [
    'egg',
    /\b(egg|eggs)\b(?! noodles)/i,
    of('scramble friedegg halfegg brownegg centuryegg omelette custard crepe tarts sandwich'),
  ],
  ['noodles', /\b(noodles?|ramen|spaghetti|tagliatelle|linguine|pho|ho fun)\b/i, of('noodles wide thin')],
];
const imitation = /vegetarian|vegan|plant|fish-fragrant|"|“|stinky|eggplant|oyster sauce/i;

test.each(shown)(
  'the drawing of a demo dish whose English name mentions %s shows this ingredient',
  (_ingredient, words, shapes) => {
    const wrong = dishes
      .filter(({ name }) => words.test(name.en) && !imitation.test(name.en))
      .filter((dish) => !isTile(drawn(dish)) && !shapesOf(drawn(dish)).some((shape) => shapes.includes(shape)));
    expect(wrong.map(labelOf)).toEqual([]);
  },
);

test('each demo dish that is not vegetarian has a drawing with meat, fish or seafood, or a text card instead', () => {
  const animals = [...meat, ...fish, ...shellfish, ...crustaceans];
  const wrong = dishes
    .filter(({ diet }) => diet.vegetarian === 'no')
    .filter((dish) => !isTile(drawn(dish)) && !shapesOf(drawn(dish)).some((shape) => animals.includes(shape)));
  expect(wrong.map(labelOf)).toEqual([]);
});

test('each demo dish that states a number of pieces has a drawing with this number, or a text card instead', () => {
  const wrong = dishes.filter((dish) => {
    const count = Number(/\((\d+)\)/.exec(dish.name.en)?.[1] ?? Number.NaN);
    const pieces = drawn(dish)
      .split(' ')
      .filter((layer) => /^\w+1:/.test(layer)).length;
    return !Number.isNaN(count) && !isTile(drawn(dish)) && pieces !== count;
  });
  expect(wrong.map(labelOf)).toEqual([]);
});

test('fewer than one in six demo dishes have a text card instead of a drawing', () => {
  expect(dishes.filter((dish) => isTile(drawn(dish))).length).toBeLessThan(dishes.length / 6);
});

test('no two dishes of a demo menu have the same drawing', () => {
  const alike = shops.flatMap((shop) => {
    const groups = Map.groupBy(
      dishesOf(shop).filter((dish) => !isTile(drawn(dish))),
      drawn,
    );
    return [...groups.values()]
      .filter(({ length }) => length > 1)
      .map((group) => `${shop.slug}: ${group.map(({ name }) => name['zh-CN']).join(', ')}`);
  });
  expect(alike).toEqual([]);
});

test('more than nine tenths of all drawings of demo dishes differ', () => {
  const drawings = dishes.map(drawn).filter((drawing) => !isTile(drawing));
  expect(new Set(drawings).size / drawings.length).toBeGreaterThan(0.9);
});
