import type { DishCard } from '@chifan/contract/catalogue/views';
import { describe, expect, it } from 'vitest';
import type { OrderDetail } from '../../../data/ordering.ts';
import { checkCart } from '../../../terms/cart/check-cart.ts';
import { reorderedLines } from './reordered-lines.ts';

const text = (words: string) => ({ text: words, language: 'en' as const });

const noodles: DishCard = {
  id: 5,
  shopId: 1,
  name: text('Beef noodles'),
  nameZh: '牛肉面',
  pinyin: 'niúròu miàn',
  description: text(''),
  price: 2_800,
  spice: 1,
  allergens: { contains: [], free: [] },
  diet: {},
  options: [
    {
      key: 'spice',
      name: text('Spiciness'),
      nameZh: '辣度',
      min: 1,
      max: 1,
      choices: [
        { key: 'mild', name: text('Mild'), nameZh: '微辣', price: 0, marks: null, isSoldOut: false },
        { key: 'hot', name: text('Hot'), nameZh: '特辣', price: 100, marks: null, isSoldOut: false },
      ],
    },
  ],
  stock: null,
  isSoldOut: false,
  photos: [],
  guestPhoto: null,
  nameFrom: 'merchant',
  descriptionFrom: 'merchant',
  contents: [],
  isServedNow: true,
  servedToday: null,
  plate: 'noodles',
  image: null,
};

const ordered: OrderDetail['lines'][number] = {
  dishId: 5,
  name: text('Beef noodles'),
  nameZh: '牛肉面',
  pinyin: 'niúròu miàn',
  plate: 'noodles',
  chosen: [text('Spiciness: Hot')],
  chosenZh: ['辣度：特辣'],
  unitPrice: 2_500,
  quantity: 2,
  refunded: 0,
  amount: 5_000,
};

const name = ordered.name;

describe('ordering again', () => {
  it('ordering again fills the cart with the old prices and options, so that the comparison with the menu reports higher prices', () => {
    const { lines, missing } = reorderedLines([ordered], [noodles]);
    expect(missing).toEqual([]);
    expect(lines).toMatchObject([{ dishId: 5, quantity: 2, options: { spice: ['hot'] }, unitPrice: 2_500 }]);
    expect(checkCart(lines, [noodles]).changes).toMatchObject([{ what: 'price', before: 2_500, after: 2_900 }]);
  });

  it('ordering again includes sold-out dishes, so that the comparison of cart and menu reports them', () => {
    const soldOut = { ...noodles, price: 2_400, isSoldOut: true };
    const { lines } = reorderedLines([ordered], [soldOut]);
    expect(checkCart(lines, [soldOut]).changes).toMatchObject([{ what: 'sold_out', dishId: 5 }]);
  });

  it.each([
    ['the dish is no longer on the menu', 'gone', []],
    ['an option is no longer on the menu', 'options_gone', [{ ...noodles, options: [] }]],
  ])('ordering again reports a dish as missing if %s', (_, what, dishes) => {
    expect(reorderedLines([ordered], dishes)).toEqual({ lines: [], missing: [{ what, dishId: 5, name }] });
  });

  it('ordering again reports a dish as missing if it now has a new required choice', () => {
    const plain = { ...ordered, chosen: [], chosenZh: [] };
    expect(reorderedLines([plain], [noodles])).toEqual({
      lines: [],
      missing: [{ what: 'options_gone', dishId: 5, name }],
    });
  });
});
