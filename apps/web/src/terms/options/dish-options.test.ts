import type { DishCard } from '@chifan/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { renewedLine } from '../cart/dish-line.ts';
import {
  cartLineOf,
  choiceWarning,
  priceFrom,
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
  nameFrom: 'merchant',
  descriptionFrom: 'merchant',
  contents: [],
  isServedNow: true,
  servedToday: null,
  ...changes,
});

describe('the options of a dish', () => {
  it('begin with the free answer where one must be given, and with none that costs', () => {
    expect(startingOptions([size, extras, broth])).toEqual({ size: ['regular'], extras: [], broth: [] });
  });

  it('name the group that still needs an answer', () => {
    expect(unansweredGroup([size, broth], startingOptions([size, broth]))?.key).toBe('broth');
    expect(unansweredGroup([size, extras], startingOptions([size, extras]))).toBeUndefined();
  });

  it('of one answer keep the last tapped, and never none where one must be given', () => {
    const large = toggleChoice(size, { size: ['regular'] }, 'large');
    expect(large).toEqual({ size: ['large'] });
    expect(toggleChoice(size, large, 'large')).toEqual({ size: ['large'] });
  });

  it('of several answers add and take away, never beyond the most', () => {
    const two = toggleChoice(extras, { extras: ['egg'] }, 'beef');
    expect(toggleChoice(extras, two, 'tofu')).toEqual({ extras: ['egg', 'beef'] });
    expect(toggleChoice(extras, two, 'egg')).toEqual({ extras: ['beef'] });
  });

  it('add to the price of one piece', () => {
    expect(unitPrice(dish([size, extras]), { size: ['large'], extras: ['egg', 'beef'] })).toBe(3500);
    expect(unitPrice(dish([size]), {})).toBeNull();
  });

  it('make the price a least price when an answer costs', () => {
    expect(priceFrom(dish([size, broth]))).toEqual({ price: 2300, isExact: false });
    expect(priceFrom(dish([group('ice', 1, 1, { less: 0, more: 0 })]))).toEqual({ price: 1800, isExact: true });
  });
});

describe('a choice that is sold out', () => {
  const gone = { ...size, choices: size.choices.map((choice) => ({ ...choice, isSoldOut: choice.key === 'regular' })) };
  it('is not the answer that is chosen for the guest', () => expect(startingOptions([gone])).toEqual({ size: [] }));
  it('cannot be ordered', () => {
    expect(unitPrice(dish([gone]), { size: ['regular'] })).toBeNull();
    expect(unitPrice(dish([gone]), { size: ['large'] })).toBe(2400);
  });
  it('is no longer the least price', () => expect(priceFrom(dish([gone])).price).toBe(2400));
});

describe('a line of the cart', () => {
  it('has its options in the order of the menu, and in words', () => {
    const line = cartLineOf(dish([size, extras]), { extras: ['beef', 'egg'], size: ['large'] }, 2);
    expect(line?.options).toEqual({ size: ['large'], extras: ['egg', 'beef'] });
    expect(line?.chosen.map((chosen) => chosen.text)).toEqual(['large', 'egg', 'beef']);
  });

  it('takes the price and the words of the menu of now, and is the same line when nothing changed', () => {
    const line = cartLineOf(dish([size]), { size: ['regular'] }, 2);
    if (!line) throw new Error('no line');
    expect(renewedLine(line, dish([size], { price: 2000 }))).toMatchObject({ quantity: 2, unitPrice: 2000 });
    expect(renewedLine(line, dish([size]))).toBe(line);
  });

  it('leaves the cart when its dish or its option is no longer offered', () => {
    const line = cartLineOf(dish([size]), { size: ['large'] }, 1);
    if (!line) throw new Error('no line');
    expect(renewedLine(line, undefined)).toBeNull();
    expect(renewedLine(line, dish([group('size', 1, 1, { regular: 0 })]))).toBeNull();
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
  ['brings peanut into a dish without', having([], ['peanut']), having(['peanut']), 'conflicts'],
  ['brings peanut into a dish that nobody knows', having([]), having(['peanut']), 'conflicts'],
  ['is unmarked in a dish without', having([], ['peanut']), null, 'unknown'],
  ['is unmarked in a dish that nobody knows', having([]), null, null],
  ['brings peanut into a dish that has it', having(['peanut']), having(['peanut']), null],
  ['adds nothing', having([], ['peanut']), having([], ['peanut']), null],
])('a choice that %s warns of that', (_case, dish, marks, verdict) => {
  expect(choiceWarning(noPeanut, dish, choice(marks))?.verdict ?? null).toBe(verdict);
});
