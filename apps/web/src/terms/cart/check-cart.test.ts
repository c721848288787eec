import type { DishCard } from '@chifan/contract/catalogue/views';
import { describe, expect, it } from 'vitest';
import { checkCart } from './check-cart.ts';
import { cartLineOf } from './dish-line.ts';

const noodles = (changes: Partial<DishCard> = {}): DishCard => ({
  id: 5,
  shopId: 2,
  name: { text: 'Beef noodles', language: 'en' },
  nameZh: '牛肉面',
  pinyin: 'niúròu miàn',
  description: { text: '', language: 'en' },
  price: 1800,
  spice: 1,
  allergens: { contains: [], free: [] },
  diet: {},
  options: [],
  stock: null,
  isSoldOut: false,
  plate: 'noodles',
  image: null,
  photos: [],
  guestPhoto: null,
  nameFrom: 'merchant',
  descriptionFrom: 'merchant',
  contents: [],
  isServedNow: true,
  servedToday: null,
  ...changes,
});
const choice = (key: string, isSoldOut = false) => ({
  key,
  name: { text: key, language: 'en' as const },
  nameZh: key,
  price: 0,
  marks: null,
  isSoldOut,
});
const size = (...choices: ReturnType<typeof choice>[]): DishCard['options'] => [
  { key: 'size', name: { text: 'Size', language: 'en' }, nameZh: '大小', min: 1, max: 1, choices },
];

const lineOf = (dish: DishCard, quantity = 1, chosen = {}) => {
  const line = cartLineOf(dish, chosen, quantity);
  if (!line) throw new Error('not a line');
  return line;
};
const line = lineOf(noodles(), 2);
const changesIn = (dishes: DishCard[], lines = [line]) =>
  checkCart(lines, dishes).changes.map(({ dishId: _, name: __, ...rest }) => rest);

describe('check of a cart when the guest returns', () => {
  it('comparing a cart with an unchanged menu reports no changes', () => {
    expect(checkCart([line], [noodles()])).toEqual({ renewed: new Map([[line, line]]), changes: [] });
  });

  it.each([
    ['a new price', [noodles({ price: 2000 })], [{ what: 'price', before: 1800, after: 2000 }]],
    ['a dish that is no longer on the menu', [], [{ what: 'gone' }]],
    ['a dish that is sold out', [noodles({ isSoldOut: true })], [{ what: 'sold_out' }]],
    ['too little stock', [noodles({ stock: 1 })], [{ what: 'few_left', left: 1 }]],
  ])('comparing a cart with the current menu reports %s', (_, dishes, changes) =>
    expect(changesIn(dishes)).toEqual(changes),
  );

  it('comparing a cart with the menu removes a line whose option is no longer on the menu, and reports it', () => {
    const large = lineOf(noodles({ options: size(choice('large'), choice('small')) }), 1, { size: ['large'] });
    const checked = checkCart([large], [noodles({ options: size(choice('small')) })]);
    expect(checked.changes).toMatchObject([{ what: 'options_gone', dishId: 5 }]);
    expect(checked.renewed.get(large)).toBeNull();
  });

  it('comparing a cart with the menu checks the stock of a dish against the total quantity of all its lines', () => {
    const options = size(choice('large'), choice('small'));
    const lines = ['large', 'small'].map((key) => lineOf(noodles({ options }), 2, { size: [key] }));
    expect(changesIn([noodles({ options, stock: 3 })], lines)).toEqual([{ what: 'few_left', left: 3 }]);
  });

  it('comparing a cart with the menu does not remove a sold-out dish from the cart', () => {
    expect(checkCart([line], [noodles({ isSoldOut: true })]).renewed.get(line)).toBe(line);
  });
});
