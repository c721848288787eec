import type { DishCard } from '@chifan/contract/catalogue/views';
import { describe, expect, it } from 'vitest';
import { refreshCartLine } from '../cart/dish-line.ts';
import {
  cartLineOf,
  choiceWarning,
  minimumDishPrice,
  startingOptions,
  toggleChoice,
  unansweredGroup,
  unitPrice,
} from './dish-options.ts';

type OptionGroup = DishCard['options'][number];

const text = (words: string) => ({ text: words, language: 'en' as const });

const group = (key: string, min: number, max: number, prices: Record<string, number>): OptionGroup => ({
  key,
  name: text(key),
  nameZh: key,
  min,
  max,
  choices: Object.entries(prices).map(([choice, price]) => ({
    key: choice,
    name: text(choice),
    nameZh: choice,
    price,
    marks: null,
    isSoldOut: false,
  })),
});

const size = group('size', 1, 1, { regular: 0, large: 600 });
const extras = group('extras', 0, 2, { egg: 300, beef: 800, tofu: 200 });
const broth = group('broth', 1, 1, { clear: 500, red: 700 });

const dish = (options: OptionGroup[], changes: Partial<DishCard> = {}): DishCard => ({
  id: 71,
  shopId: 7,
  name: text('Dan dan noodles'),
  nameZh: '担担面',
  pinyin: 'dàndàn miàn',
  description: text(''),
  price: 1800,
  spice: 0,
  allergens: { contains: [], free: [] },
  diet: {},
  options,
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

describe('options of a dish', () => {
  it('a required option group of a dish preselects its only free choice, but does not preselect a paid choice', () => {
    expect(startingOptions([size, extras, broth])).toEqual({ size: ['regular'], extras: [], broth: [] });
  });

  it('`unansweredGroup` returns the first required option group without a choice', () => {
    expect(unansweredGroup([size, broth], startingOptions([size, broth]))?.key).toBe('broth');
    expect(unansweredGroup([size, extras], startingOptions([size, extras]))).toBeUndefined();
  });

  it('in a single-choice option group, a new choice replaces the old one, and a required choice cannot be removed', () => {
    const large = toggleChoice(size, { size: ['regular'] }, 'large');
    expect(large).toEqual({ size: ['large'] });
    expect(toggleChoice(size, large, 'large')).toEqual({ size: ['large'] });
  });

  it('in a multiple-choice option group, a tap adds or removes a choice up to the maximum number', () => {
    const two = toggleChoice(extras, { extras: ['egg'] }, 'beef');
    expect(toggleChoice(extras, two, 'tofu')).toEqual({ extras: ['egg', 'beef'] });
    expect(toggleChoice(extras, two, 'egg')).toEqual({ extras: ['beef'] });
  });

  it('the unit price of a dish includes its chosen options', () => {
    expect(unitPrice(dish([size, extras]), { size: ['large'], extras: ['egg', 'beef'] })).toBe(3500);
    expect(unitPrice(dish([size]), {})).toBeNull();
  });

  it('a dish with a required paid choice shows a minimum price', () => {
    expect(minimumDishPrice(dish([size, broth]))).toEqual({ price: 2300, isExact: false });
    expect(minimumDishPrice(dish([group('ice', 1, 1, { less: 0, more: 0 })]))).toEqual({ price: 1800, isExact: true });
  });
});

describe('sold-out choice', () => {
  const gone = { ...size, choices: size.choices.map((choice) => ({ ...choice, isSoldOut: choice.key === 'regular' })) };
  it('a sold-out choice of a dish is not preselected', () => expect(startingOptions([gone])).toEqual({ size: [] }));
  it('a dish whose chosen option is sold out has no price and cannot be ordered', () => {
    expect(unitPrice(dish([gone]), { size: ['regular'] })).toBeNull();
    expect(unitPrice(dish([gone]), { size: ['large'] })).toBe(2400);
  });
  it('the minimum price of a dish ignores its sold-out choices', () =>
    expect(minimumDishPrice(dish([gone])).price).toBe(2400));
});

describe('line of the cart', () => {
  it('a cart line contains its options with their texts in the sequence of the menu', () => {
    const line = cartLineOf(dish([size, extras]), { extras: ['beef', 'egg'], size: ['large'] }, 2);
    expect(line?.options).toEqual({ size: ['large'], extras: ['egg', 'beef'] });
    expect(line?.chosen.map((chosen) => chosen.text)).toEqual(['large', 'egg', 'beef']);
  });

  it('refreshing a cart line updates its price, and returns the same object if nothing changed', () => {
    const line = cartLineOf(dish([size]), { size: ['regular'] }, 2);
    if (!line) throw new Error('no line');
    expect(refreshCartLine(line, dish([size], { price: 2000 }))).toMatchObject({ quantity: 2, unitPrice: 2000 });
    expect(refreshCartLine(line, dish([size]))).toBe(line);
  });

  it('refreshing a cart line returns null if its dish or option is no longer offered', () => {
    const line = cartLineOf(dish([size]), { size: ['large'] }, 1);
    if (!line) throw new Error('no line');
    expect(refreshCartLine(line, undefined)).toBeNull();
    expect(refreshCartLine(line, dish([group('size', 1, 1, { regular: 0 })]))).toBeNull();
  });
});

const noPeanut = { avoids: ['peanut'], wishes: [] } as const;
const having = (contains: string[], free: string[] = []) => ({ allergens: { contains, free }, diet: {} });
const choice = (marks: ReturnType<typeof having> | null) => ({
  key: 'sauce',
  name: { text: 'Sauce', language: 'en' as const },
  nameZh: '酱',
  price: 0,
  marks,
  isSoldOut: false,
});

it.each<[string, ReturnType<typeof having>, ReturnType<typeof having> | null, string | null]>([
  [
    'a conflict for a choice that adds peanut to a dish without peanut',
    having([], ['peanut']),
    having(['peanut']),
    'conflicts',
  ],
  ['a conflict for a choice that adds peanut to a dish without marks', having([]), having(['peanut']), 'conflicts'],
  ['unknown for a choice without allergen marks in a dish without peanut', having([], ['peanut']), null, 'unknown'],
  ['null for a choice without allergen marks in a dish without marks', having([]), null, null],
  ['null for a choice with peanut in a dish with peanut', having(['peanut']), having(['peanut']), null],
  ['null for a choice that adds nothing', having([], ['peanut']), having([], ['peanut']), null],
])('for a guest who avoids peanuts, `choiceWarning` returns %s', (_case, dish, marks, verdict) => {
  expect(choiceWarning(noPeanut, dish, choice(marks))?.verdict ?? null).toBe(verdict);
});
