import { describe, expect, test } from 'vitest';
import { busyMinutesOf, type Kitchen, kitchenFigures, maxBusyMinutes, unknownKitchen } from './kitchen-minutes.ts';
import {
  arrivalEstimate,
  arrivalMinutes,
  laterArrival,
  movedArrival,
  shownArrival,
  wayMinutes,
} from './order-arrival.ts';

/** Noon in Shanghai. */
const at = new Date('2026-11-21T04:00:00Z');
const known = (changed: Partial<Kitchen>): Kitchen => ({ ...unknownKitchen, ...changed });
const minutes = (
  kitchen: Kitchen,
  type: 'delivery' | 'pickup' | 'pack' = 'delivery',
  straightMetres: number | null = 1_900,
) => arrivalMinutes({ type, kitchen, straightMetres, at });

test.each([
  ['delivery', '2026-11-21T12:33:00.000Z'],
  ['pickup', '2026-11-21T12:03:00.000Z'],
  ['pack', '2026-11-21T12:03:00.000Z'],
] as const)('with nothing known an order for %s that starts at noon arrives at %s', (type, arrival) => {
  expect(arrivalEstimate(type, new Date('2026-11-21T12:00:00Z')).toISOString()).toBe(arrival);
});

describe('the time shown to a guest (rule ordering-48)', () => {
  const told = { type: 'delivery', estimatedAt: at, readyAt: null, wayMinutes: 12, isSetMeal: false } as const;
  const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

  test.each([
    ['delivery', 'delivering', 20],
    ['delivery', 'to_be_picked_up', 20],
    ['delivery', 'to_be_delivered', 10],
    ['pickup', 'delivering', 10],
    ['pickup', 'to_be_picked_up', 10],
  ] as const)('is a new one for a late %s that is %s', (type, state, minutes) => {
    expect(shownArrival({ ...told, type, state }, after(1))).toEqual({ at: after(minutes), isLate: true });
  });

  test('does not move each minute, and never has passed', () => {
    const shown = [1, 2, 5, 6].map((minute) => shownArrival({ ...told, state: 'to_be_delivered' }, after(minute)).at);
    expect(shown).toEqual([after(10), after(10), after(10), after(15)]);
  });

  test.each([
    ['an order on time', { state: 'delivering' }, 0],
    ['food that waits for its guest', { state: 'to_be_picked_up', type: 'pickup', readyAt: at }, 9],
    ['a set meal, whose guest comes when they like', { state: 'to_be_picked_up', type: 'pickup', isSetMeal: true }, 9],
    ['an order that has arrived', { state: 'delivered' }, 9],
  ] as const)('stays for %s', (_order, changed, minutes) => {
    expect(shownArrival({ ...told, ...changed }, after(minutes))).toEqual({ at, isLate: false });
  });
});

describe('an arrival is kitchen, way and load', () => {
  const atNoon = Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 25 : null));

  test.each([
    ['the kitchen’s usual minutes and the way', known({ usual: 12 }), 12 + 15],
    ['at an hour of which more is known, that hour’s', known({ usual: 12, byHour: atNoon }), 25 + 15],
    ['never less than the shop says', known({ usual: 12, told: 20 }), 20 + 15],
    ['what the shop says where nothing else is known', known({ told: 20 }), 20 + 15],
    ['what its last orders took where it says less', known({ usual: 30, told: 20 }), 30 + 15],
    ['longer while the kitchen is busy', known({ usual: 12, busyMinutes: 10 }), 12 + 15 + 10],
    ['of a busy kitchen of which nothing else is known too', known({ busyMinutes: 10 }), 33 + 10],
  ])('%s', (_rule, kitchen, expected) => {
    expect(minutes(kitchen)).toBe(expected);
  });

  test('nobody waits for a way who comes themselves', () => {
    expect(minutes(known({ usual: 12 }), 'pack')).toBe(12);
    expect(minutes(known({ usual: 1 }), 'pickup')).toBe(3);
  });

  test('a longer way takes longer, an unknown one as long as an assumed one', () => {
    expect([0, 950, 1_900, 5_700].map(wayMinutes)).toEqual([5, 10, 15, 35]);
    expect(wayMinutes(null)).toBe(wayMinutes(2_000));
  });

  test('the slowest dish decides, what is not known takes as long as usual, and the hour comes on top', () => {
    const kitchen = known({ usual: 20, byHour: atNoon, byCategory: { 1: 8, 2: 30 } });
    const of = (categories: readonly number[], when = at) =>
      arrivalMinutes({ type: 'pickup', kitchen, straightMetres: null, at: when, categories });
    const evening = new Date(at.getTime() + 6 * 3_600_000);
    expect([[], [1], [2], [1, 2], [1, 3], [3]].map((each) => of(each, evening))).toEqual([20, 8, 30, 30, 20, 20]);
    expect([[], [1], [2]].map((each) => of(each))).toEqual([25, 13, 35]);
  });

  test('how busy it is now says nothing of a chosen time', () => {
    const kitchen = known({ usual: 12, busyMinutes: 30 });
    expect(arrivalMinutes({ type: 'pickup', kitchen, straightMetres: null, at, isNow: false })).toBe(12);
  });
});

describe('a kitchen’s figures', () => {
  const samples = (hour: number, taken: readonly number[]) =>
    taken.map((each) => ({ hour, minutes: each, categories: [] }));

  test('are as long as three of four orders took', () => {
    expect(kitchenFigures(samples(12, [10, 11, 12, 13, 14, 15, 16, 60])).usual).toBe(15);
  });

  test('are none of few orders, and none of an hour with few', () => {
    expect(kitchenFigures(samples(12, [10, 11, 12, 13]))).toEqual({ usual: null, byHour: null, byCategory: null });
    const { usual, byHour } = kitchenFigures([...samples(12, [20, 20, 20, 20, 20]), ...samples(18, [5, 5])]);
    expect([usual, byHour?.[12], byHour?.[18]]).toEqual([20, 20, null]);
  });

  test.each([
    [0, 0],
    [4, 0],
    [5, 5],
    [7, 10],
    [100, maxBusyMinutes],
  ])('%i orders in the kitchen make it %i minutes longer', (orders, longer) => {
    expect(busyMinutesOf(orders)).toBe(longer);
  });
});

describe('the time that a guest is shown moves with the order', () => {
  const after = (count: number) => new Date(at.getTime() + count * 60_000);
  const order = { type: 'delivery', estimatedAt: after(33), wantedAt: null, paidAt: at, wayMinutes: 12 } as const;

  test.each([
    ['an answer at once moves nothing', 'accept', order, 1, 33],
    ['a late answer moves it by what it took', 'accept', order, 8, 39],
    ['food that is ready still has to be fetched and brought', 'ready', order, 20, 37],
    ['food on its way arrives after the way', 'collect', order, 20, 32],
    [
      'not before the time that was chosen',
      'collect',
      { ...order, wantedAt: after(60), estimatedAt: after(60) },
      20,
      60,
    ],
    ['what is fetched is there once it is ready', 'ready', { ...order, type: 'pickup', wayMinutes: null }, 20, 20],
    [
      'and at the chosen time where one was chosen',
      'ready',
      { ...order, type: 'pickup', wayMinutes: null, wantedAt: after(30) },
      20,
      33,
    ],
    ['where no way is known it stays', 'ready', { ...order, wayMinutes: null }, 20, 33],
  ] as const)('%s', (_rule, event, from, now, expected) => {
    expect(movedArrival(event, from, after(now))).toEqual(after(expected));
  });
});

test.each([
  ['what a kitchen asks for comes on top of what is told', 33, 5, 38],
  ['of a time that has passed, from now on', -4, 10, 10],
  ['nothing is asked for, nothing moves', -4, 0, -4],
] as const)('%s', (_rule, told, extra, expected) => {
  const after = (count: number) => new Date(at.getTime() + count * 60_000);
  expect(laterArrival(after(told), extra, at)).toEqual(after(expected));
});
