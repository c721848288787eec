import { describe, expect, test } from 'vitest';
import {
  busyMinutesOf,
  type KitchenTimes,
  kitchenFigures,
  maxBusyMinutes,
  unknownKitchenTimes,
} from './kitchen-minutes.ts';
import {
  arrivalAfterEvent,
  arrivalEstimate,
  arrivalMinutes,
  delayArrival,
  deliveryTravelMinutes,
  displayedArrival,
} from './order-arrival.ts';

/** Noon in Shanghai. */
const at = new Date('2026-11-21T04:00:00Z');
const known = (changed: Partial<KitchenTimes>): KitchenTimes => ({ ...unknownKitchenTimes, ...changed });
const minutes = (
  kitchen: KitchenTimes,
  type: 'delivery' | 'pickup' | 'pack' = 'delivery',
  straightMetres: number | null = 1_900,
) => arrivalMinutes({ type, kitchen, straightMetres, at });

test.each([
  ['delivery', '2026-11-21T12:33:00.000Z'],
  ['pickup', '2026-11-21T12:03:00.000Z'],
  ['pack', '2026-11-21T12:03:00.000Z'],
] as const)('without kitchen data an order for %s that starts at noon arrives at %s', (type, arrival) => {
  expect(arrivalEstimate(type, new Date('2026-11-21T12:00:00Z')).toISOString()).toBe(arrival);
});

describe('time shown to a guest (rule ordering-48)', () => {
  const told = { type: 'delivery', estimatedAt: at, readyAt: null, wayMinutes: 12, isSetMeal: false } as const;
  const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

  test.each([
    ['delivery', 'delivering', 20],
    ['delivery', 'to_be_picked_up', 20],
    ['delivery', 'to_be_delivered', 10],
    ['pickup', 'delivering', 10],
    ['pickup', 'to_be_picked_up', 10],
  ] as const)('the shown time of a late %s in the state %s is a new estimate', (type, state, minutes) => {
    expect(displayedArrival({ ...told, type, state }, after(1))).toEqual({ at: after(minutes), isLate: true });
  });

  test('the shown time of a late order does not change every minute, and is never in the past', () => {
    const shown = [1, 2, 5, 6].map(
      (minute) => displayedArrival({ ...told, state: 'to_be_delivered' }, after(minute)).at,
    );
    expect(shown).toEqual([after(10), after(10), after(10), after(15)]);
  });

  test.each([
    ['an order on time', { state: 'delivering' }, 0],
    ['food that waits for its guest', { state: 'to_be_picked_up', type: 'pickup', readyAt: at }, 9],
    ['a set meal, whose guest comes when they like', { state: 'to_be_picked_up', type: 'pickup', isSetMeal: true }, 9],
    ['an order that has arrived', { state: 'delivered' }, 9],
  ] as const)('the shown time does not change for %s', (_order, changed, minutes) => {
    expect(displayedArrival({ ...told, ...changed }, after(minutes))).toEqual({ at, isLate: false });
  });
});

describe('arrival estimates', () => {
  const atNoon = Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 25 : null));

  test.each([
    ['the kitchen’s usual minutes and the way', known({ usual: 12 }), 12 + 15],
    ['the hour’s minutes if they are known, and the way', known({ usual: 12, byHour: atNoon }), 25 + 15],
    ['never below the minutes set by the shop', known({ usual: 12, told: 20 }), 20 + 15],
    ['the minutes set by the shop if nothing else is known', known({ told: 20 }), 20 + 15],
    ['the minutes of its last orders if the shop set fewer', known({ usual: 30, told: 20 }), 30 + 15],
    ['longer while the kitchen is busy', known({ usual: 12, busyMinutes: 10 }), 12 + 15 + 10],
    ['longer for a busy kitchen without other data', known({ busyMinutes: 10 }), 33 + 10],
  ])('the arrival estimate is %s', (_rule, kitchen, expected) => {
    expect(minutes(kitchen)).toBe(expected);
  });

  test('an order without delivery has no delivery time in its estimate', () => {
    expect(minutes(known({ usual: 12 }), 'pack')).toBe(12);
    expect(minutes(known({ usual: 1 }), 'pickup')).toBe(3);
  });

  test('a longer delivery takes longer, and an unknown distance counts as 2,000 metres', () => {
    expect([0, 950, 1_900, 5_700].map(deliveryTravelMinutes)).toEqual([5, 10, 15, 35]);
    expect(deliveryTravelMinutes(null)).toBe(deliveryTravelMinutes(2_000));
  });

  test('the slowest dish decides, an unknown category counts as usual, and the difference of the hour is added', () => {
    const kitchen = known({ usual: 20, byHour: atNoon, byCategory: { 1: 8, 2: 30 } });
    const of = (categories: readonly number[], when = at) =>
      arrivalMinutes({ type: 'pickup', kitchen, straightMetres: null, at: when, categories });
    const evening = new Date(at.getTime() + 6 * 3_600_000);
    expect([[], [1], [2], [1, 2], [1, 3], [3]].map((each) => of(each, evening))).toEqual([20, 8, 30, 30, 20, 20]);
    expect([[], [1], [2]].map((each) => of(each))).toEqual([25, 13, 35]);
  });

  test('the current load of the kitchen does not affect a chosen time', () => {
    const kitchen = known({ usual: 12, busyMinutes: 30 });
    expect(arrivalMinutes({ type: 'pickup', kitchen, straightMetres: null, at, isNow: false })).toBe(12);
  });
});

describe('preparation times of a kitchen', () => {
  const samples = (hour: number, taken: readonly number[]) =>
    taken.map((each) => ({ hour, minutes: each, categories: [] }));

  test('the usual minutes of a kitchen are those within which three of four orders were ready', () => {
    expect(kitchenFigures(samples(12, [10, 11, 12, 13, 14, 15, 16, 60])).usual).toBe(15);
  });

  test('a kitchen with few orders has no usual minutes, and an hour with few orders has none', () => {
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
  ])('%i orders in the kitchen add %i minutes', (orders, longer) => {
    expect(busyMinutesOf(orders)).toBe(longer);
  });
});

describe('changes of the shown time', () => {
  const after = (count: number) => new Date(at.getTime() + count * 60_000);
  const order = { type: 'delivery', estimatedAt: after(33), wantedAt: null, paidAt: at, wayMinutes: 12 } as const;

  test.each([
    ['an immediate acceptance changes nothing', 'accept', order, 1, 33],
    ['a late acceptance adds its delay', 'accept', order, 8, 39],
    ['ready food still needs collection and delivery', 'ready', order, 20, 37],
    ['food on its way arrives after the delivery time', 'collect', order, 20, 32],
    [
      'the time is never before the chosen time',
      'collect',
      { ...order, wantedAt: after(60), estimatedAt: after(60) },
      20,
      60,
    ],
    [
      'an order for pickup is available once it is ready',
      'ready',
      { ...order, type: 'pickup', wayMinutes: null },
      20,
      20,
    ],
    [
      'an order for pickup with a chosen time is available at that time',
      'ready',
      { ...order, type: 'pickup', wayMinutes: null, wantedAt: after(30) },
      20,
      33,
    ],
    ['the time does not change if the distance is unknown', 'ready', { ...order, wayMinutes: null }, 20, 33],
  ] as const)('movedArrival: %s', (_rule, event, from, now, expected) => {
    expect(arrivalAfterEvent(event, from, after(now))).toEqual(after(expected));
  });
});

test.each([
  ['extra minutes are added to the announced time', 33, 5, 38],
  ['extra minutes are added to the current time if the announced time has passed', -4, 10, 10],
  ['zero extra minutes change nothing', -4, 0, -4],
] as const)('laterArrival: %s', (_rule, told, extra, expected) => {
  const after = (count: number) => new Date(at.getTime() + count * 60_000);
  expect(delayArrival(after(told), extra, at)).toEqual(after(expected));
});
