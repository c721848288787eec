import { describe, expect, it } from 'vitest';
import { sampleChoice, sampleDish, sampleDishAtShop, sampleOption } from '../../../app/testing/samples.ts';
import { movedLines } from './moved-lines.ts';
import type { WantedItem } from './wanted-items.ts';

const text = (words: string) => ({ text: words, language: 'en' as const });
const item = (changed: Partial<WantedItem> = {}): WantedItem => ({
  dishId: 71,
  name: text('Dan dan noodles'),
  quantity: 2,
  choicesZh: [],
  ...changed,
});
const match = { ...sampleDishAtShop({ dishId: 81, shopId: 8 }), insteadOf: 71, name: text('Noodles'), nameZh: '面' };
const there = sampleDish({ id: 81, shopId: 8, price: 3_100 });
const spice = (...names: string[]) =>
  sampleOption(
    'spice',
    names.map((name) => sampleChoice(name, null)),
    1,
  );

describe('moving a basket to another restaurant', () => {
  it('a dish moved to another restaurant’s cart has the ordered quantity and that restaurant’s price', () => {
    const { lines, movedIds, changes } = movedLines([item()], [match], [there]);
    expect(lines).toMatchObject([{ dishId: 81, quantity: 2, unitPrice: 3_100 }]);
    expect([...movedIds]).toEqual([71]);
    expect(changes).toEqual([]);
  });

  it('a dish moved to another restaurant’s cart keeps the choice with the same Chinese name', () => {
    const dish = { ...there, options: [spice('微辣', '特辣')] };
    const { lines, changes } = movedLines([item({ choicesZh: ['特辣'] })], [match], [dish]);
    expect(lines).toMatchObject([{ options: { spice: ['特辣'] } }]);
    expect(changes).toEqual([]);
  });

  it('each dish of an order is replaced by its match at the other restaurant', () => {
    const [rice, riceThere] = [item({ dishId: 72, quantity: 1 }), sampleDish({ id: 82, shopId: 8 })];
    const matches = [{ ...match, dishId: 82, insteadOf: 72 }, match];
    const { lines, movedIds } = movedLines([item(), rice], matches, [there, riceThere]);
    expect(lines).toMatchObject([
      { dishId: 81, quantity: 2 },
      { dishId: 82, quantity: 1 },
    ]);
    expect([...movedIds]).toEqual([71, 72]);
  });

  it('a dish moved to another restaurant’s cart has at most the number of choices that the restaurant allows', () => {
    const dish = { ...there, options: [spice('微辣', '特辣')] };
    const { lines } = movedLines([item({ choicesZh: ['微辣', '特辣'] })], [match], [dish]);
    expect(lines).toMatchObject([{ options: { spice: ['微辣'] } }]);
  });

  it('if a choice is sold out at the other restaurant, the preselected choice replaces it, and the change is reported', () => {
    const spices = spice('微辣', '特辣');
    const options = [
      { ...spices, choices: spices.choices.map((choice) => ({ ...choice, isSoldOut: choice.nameZh === '特辣' })) },
    ];
    const { lines, changes } = movedLines([item({ choicesZh: ['特辣'] })], [match], [{ ...there, options }]);
    expect(lines).toMatchObject([{ options: { spice: ['微辣'] } }]);
    expect(changes).toMatchObject([{ what: 'options_differ', dishId: 81 }]);
  });

  it('if the other restaurant preselects a choice that the order did not have, the change is reported', () => {
    const { changes } = movedLines([item()], [match], [{ ...there, options: [spice('微辣', '特辣')] }]);
    expect(changes).toMatchObject([{ what: 'options_differ', dishId: 81 }]);
  });

  it('if the other restaurant lacks a choice, the preselected choice is used, and the change is reported', () => {
    const dish = { ...there, options: [spice('微辣', '特辣')] };
    const { lines, changes } = movedLines([item({ choicesZh: ['不辣'] })], [match], [dish]);
    expect(lines).toMatchObject([{ options: { spice: ['微辣'] } }]);
    expect(changes).toMatchObject([{ what: 'options_differ', dishId: 81 }]);
  });

  it('a dish with a required extra charge at the other restaurant is not added to the cart, and the change is reported', () => {
    const size = sampleOption('size', [sampleChoice('大份', null, 500)], 1);
    const { lines, movedIds, changes } = movedLines([item()], [match], [{ ...there, options: [size] }]);
    expect(lines).toEqual([]);
    expect(movedIds.size).toBe(0);
    expect(changes).toMatchObject([{ what: 'choose', dishId: 81 }]);
  });

  it.each([
    ['the restaurant has no such dish', [], [there]],
    ['the dish left the menu', [match], []],
    ['the dish is sold out', [match], [{ ...there, isSoldOut: true }]],
    ['the dish is not served now', [match], [{ ...there, isServedNow: false }]],
    [
      'the dish is not served at the chosen time',
      [match],
      [{ ...there, servedThen: { dishId: there.id, isServed: false, spans: [] } }],
    ],
  ])('when moving a cart to another restaurant, a dish is reported as missing if %s', (_case, matches, dishes) => {
    const { lines, changes } = movedLines([item()], matches, dishes);
    expect(lines).toEqual([]);
    expect(changes).toEqual([{ what: 'not_here', dishId: 71, name: text('Dan dan noodles') }]);
  });
});
