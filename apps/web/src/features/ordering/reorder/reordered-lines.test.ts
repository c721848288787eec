import { describe, expect, it } from 'vitest';
import type { OrderDetail } from '../ordering.query.ts';
import { type MenuDish, reorderedLines } from './reordered-lines.ts';

const text = (words: string) => ({ text: words, language: 'en' as const });

const noodles: MenuDish = {
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
  amount: 5_000,
};

describe('ordering again', () => {
  it('takes the options of the old order and the prices of today', () => {
    const [line] = reorderedLines([ordered], [noodles]).lines;
    expect(line).toMatchObject({ dishId: 5, quantity: 2, options: { spice: ['hot'] }, unitPrice: 2_900 });
  });

  it.each([
    ['the dish is gone', []],
    ['it is sold out', [{ ...noodles, isSoldOut: true }]],
    ['an option is gone', [{ ...noodles, options: [] }]],
  ])('names a line as missing when %s', (_, dishes) => {
    expect(reorderedLines([ordered], dishes)).toEqual({ lines: [], missing: [ordered] });
  });

  it('leaves a line out when its dish asks today what it did not ask then', () => {
    expect(reorderedLines([{ ...ordered, chosen: [], chosenZh: [] }], [noodles]).lines).toEqual([]);
  });
});
