import type { Ingredient } from './ingredients.ts';

/** How to draw a kind of dish, unless the name of the dish states something else. */
export type Form = {
  /** Possible vessels, such as a bowl or a plate. A hash of the dish's name selects one. */
  readonly vessels: readonly string[];
  readonly ground: 'broth' | 'noodles' | 'rice' | 'sauce' | 'hotpot' | 'pizza' | 'nothing';
  /** Colour of the sauce as RRGGBB. */
  readonly sauce: string;
  /** The shape to draw if the name contains no ingredient. */
  readonly main: string;
  /** If true, the ingredients of the name are drawn as a filling. */
  readonly isFilled?: boolean;
  /** Shape in which the main ingredient is drawn, such as meat on a stick or fish on rice. */
  readonly as?: string;
  /** Ingredient on the text tile (the card that replaces a drawing) if the name of the dish contains no ingredient. */
  readonly ingredient?: Ingredient;
};

const bowls = ['bowl:b4483c', 'bowl:3f6f9a', 'bowl:5f7f5a', 'bowl:3a3a42', 'bowl:c98a3c', 'bowl:7a5a8a', 'bowl:2f7f86'];
const platesOfAll = [
  'plate:3f6f9a',
  'plate:b4483c',
  'plate:5f8f5a',
  'plate:c9a24a',
  'dish:c97a4a',
  'dish:4f7f8f',
  'dish:6a7a52',
  'oval:3f6f9a',
  'oval:b4483c',
  'oval:6a6a72',
];
const smallPlates = ['dish:c97a4a', 'dish:4f7f8f', 'dish:6a7a52', 'dish:8a5a6a', 'plate:3f6f9a', 'plate:c9a24a'];
const boards = ['board', 'slate:3a3c42', 'oval:6a6a72'];

const form = (vessels: readonly string[], ground: Form['ground'], sauce: string, main: string, as?: string): Form => ({
  vessels,
  ground,
  sauce,
  main,
  ...(as === undefined ? {} : { as }),
});

const ingredientOfPlate: Readonly<Record<string, Ingredient>> = {
  noodles: 'noodles',
  rice: 'rice',
  dumplings: 'dumplings',
  bun: 'bread',
  meat: 'meat',
  poultry: 'chicken',
  fish: 'fish',
  shrimp: 'shrimp',
  vegetables: 'vegetables',
  tofu: 'tofu',
  egg: 'egg',
  salad: 'vegetables',
  pizza: 'bread',
  burger: 'bread',
  fries: 'potato',
  sandwich: 'bread',
  pasta: 'noodles',
  sushi: 'rice',
  bread: 'bread',
  cake: 'sweets',
  dessert: 'sweets',
  icecream: 'sweets',
  fruit: 'fruit',
  tea: 'tea',
  coffee: 'coffee',
  bubbletea: 'tea',
  juice: 'fruit',
  beer: 'alcohol',
};

const forms: Readonly<Record<string, Form>> = {
  noodles: form(bowls, 'noodles', 'd9a85a', ''),
  rice: form(platesOfAll, 'rice', 'b5763c', ''),
  soup: form(bowls, 'broth', 'ecc98a', ''),
  dumplings: { ...form(smallPlates, 'nothing', 'f6ead0', 'dumplings:f6ead0'), isFilled: true },
  bun: { ...form(['steamer'], 'nothing', 'fdf6e8', 'buns:fdf6e8'), isFilled: true },
  skewers: form(boards, 'nothing', '8a4a2a', 'slices:8a4a2a', 'skewers'),
  hotpot: form(platesOfAll, 'hotpot', 'd9a85a', ''),
  meat: form(platesOfAll, 'sauce', 'a8622f', 'slices:8a4a2e'),
  poultry: form(platesOfAll, 'sauce', 'c98a3c', 'chunks:e2b878'),
  fish: form(['oval:3f6f9a', 'oval:b4483c', 'oval:6a6a72', 'oval:5f8f5a'], 'sauce', 'd9a85a', 'fish:c9b08a'),
  shrimp: form(platesOfAll, 'sauce', 'e6b070', 'shrimp:f0906a'),
  vegetables: form(platesOfAll, 'sauce', 'e3d9a8', 'leaves:5f9a3f'),
  tofu: form(platesOfAll, 'sauce', 'c9803c', 'tofu:fbf3dc'),
  egg: form(smallPlates, 'nothing', 'f6d774', 'scramble:f6c63a'),
  salad: form(bowls, 'nothing', 'cfe0a0', 'bed:8fbf5a'),
  pizza: form(['board'], 'pizza', 'd8502e', 'mozzarella:0'),
  burger: {
    ...form(['slate:3a3c42', 'board', 'plate:b4483c', 'plate:3f6f9a'], 'nothing', 'd9943f', 'burger:7a4428'),
    isFilled: true,
  },
  fries: form(['basket:cf4a34', 'basket:3f6f9a'], 'nothing', 'eab84a', 'sticks:eab84a'),
  sandwich: form(['board', 'slate:3a3c42', 'plate:5f8f5a'], 'nothing', 'e3b878', 'sandwich:d9807a', 'sandwich'),
  pasta: form(['plate:3f6f9a', 'plate:6a6a72', 'plate:b4483c', 'bowl:3a3a42'], 'noodles', 'd9a85a', ''),
  curry: form(['bowl:c98a3c', 'ironpan', 'bowl:7a5a3a', 'bowl:b4483c'], 'broth', 'd9962c', 'chunks:c98a4a'),
  sushi: form(['slate:3a3c42', 'board', 'oval:3f6f9a'], 'nothing', 'fffdf4', 'sashimi:f08a5a', 'nigiri'),
  bread: form(['board', 'basket:c98a3c', 'dish:c97a4a'], 'nothing', 'd9a052', 'loafbread:c98a3c'),
  cake: form(smallPlates, 'nothing', 'e8c07a', 'cake:e8c07a'),
  dessert: form(['bowl:3f6f9a', 'bowl:8a5a6a', 'dish:4f7f8f', 'dish:c97a4a'], 'nothing', 'f3e6c8', 'custard:fbf3e0'),
  icecream: form(['bowl:8a5a6a'], 'nothing', 'fbe8ee', 'scoops:f3a8b4'),
  fruit: form(bowls, 'nothing', 'fbe8c8', 'berries:0'),
  tea: form(['teacup'], 'nothing', 'b5702c', ''),
  coffee: form(
    ['cup:fffdf8', 'cup:4f7f8f', 'cup:c97a4a', 'cup:3a3c42', 'cup:6a7a52', 'cup:b4483c'],
    'nothing',
    '4a2c1a',
    '',
  ),
  bubbletea: form(['glass'], 'nothing', 'd2a679', ''),
  juice: form(['glass'], 'nothing', 'f2a93c', ''),
  beer: form(['mug'], 'nothing', 'f0b83a', ''),
};

export const drinkForms: ReadonlySet<string> = new Set(['tea', 'coffee', 'bubbletea', 'juice', 'beer']);

/** How to draw the kind of dish. Undefined for an unknown kind. */
export function formOf(plate: string): Form | undefined {
  const found = forms[plate];
  const ingredient = ingredientOfPlate[plate];
  return found && ingredient ? { ...found, ingredient } : found;
}
