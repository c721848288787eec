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
  arrivalFromPosition,
  arrivalMinutes,
  arrivalStillAhead,
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
] as const)('without kitchen data, an order of type %s that starts at noon arrives at %s', (type, arrival) => {
  expect(arrivalEstimate(type, new Date('2026-11-21T12:00:00Z')).toISOString()).toBe(arrival);
});

describe('time shown to a guest (rule ordering-48)', () => {
  const told = {
    type: 'delivery',
    estimatedAt: at,
    promisedAt: at,
    readyAt: null,
    wayMinutes: 12,
    isSetMeal: false,
  } as const;
  const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

  test.each([
    ['delivery', 'delivering', 20],
    ['delivery', 'to_be_picked_up', 20],
    ['delivery', 'to_be_delivered', 10],
    ['pickup', 'delivering', 10],
    ['pickup', 'to_be_picked_up', 10],
  ] as const)('a late order of type %s in the state %s gets a new estimated arrival', (type, state, minutes) => {
    expect(displayedArrival({ ...told, type, state }, after(1))).toEqual({ at: after(minutes), isLate: true });
  });

  test('the estimated arrival of a late order changes in steps of five minutes', () => {
    const shown = [1, 2, 5, 6].map(
      (minute) => displayedArrival({ ...told, state: 'to_be_delivered' }, after(minute)).at,
    );
    expect(shown).toEqual([after(10), after(10), after(10), after(15)]);
  });

  test.each([
    ['an order on time', { state: 'to_be_delivered' }, 0],
    ['food that the kitchen still cooks while the ride fits', { state: 'delivering' }, -12],
    ['food that waits for its courier while the ride fits', { state: 'to_be_picked_up' }, -12],
    ['an order that is ready to collect', { state: 'to_be_picked_up', type: 'pickup', readyAt: at }, 9],
    [
      'a set meal, which the guest may collect at any time',
      { state: 'to_be_picked_up', type: 'pickup', isSetMeal: true },
      9,
    ],
    ['an order that has arrived', { state: 'delivered' }, 9],
  ] as const)('the arrival time does not change for an order that cannot be late: %s', (_order, changed, minutes) => {
    expect(displayedArrival({ ...told, ...changed }, after(minutes))).toEqual({ at, isLate: false });
  });
});

describe('an arrival that is missed before its time (rule ordering-116)', () => {
  const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  const told = { type: 'delivery', estimatedAt: at, promisedAt: at, readyAt: null, isSetMeal: false } as const;
  const shown = (state: 'delivering' | 'to_be_picked_up' | 'to_be_delivered', minutes: number) =>
    displayedArrival({ ...told, wayMinutes: 12, state }, after(minutes));

  test.each(['delivering', 'to_be_picked_up'] as const)(
    'a delivery in the state %s gets a new estimate when a courier who left now could not arrive in time',
    (state) => {
      expect(shown(state, -10)).toEqual({ at, isLate: false });
      expect(shown(state, -9)).toEqual({ at: after(10), isLate: true });
    },
  );

  test('the estimated arrival of food that a courier is bringing does not change before that time has passed', () => {
    expect(shown('to_be_delivered', -1)).toEqual({ at, isLate: false });
  });

  test('an order is late if its estimated arrival is at least five minutes after the promised time', () => {
    const estimated = (minutes: number) =>
      displayedArrival({ ...told, wayMinutes: 12, state: 'delivering', estimatedAt: after(minutes) }, after(-30));
    expect([4, 5].map((minutes) => estimated(minutes).isLate)).toEqual([false, true]);
    expect(estimated(5).at).toEqual(after(5));
  });

  test('an arrival time that has passed since the server sent it is replaced by a new, late estimate', () => {
    expect(arrivalStillAhead({ at, isLate: false }, after(0))).toEqual({ at, isLate: false });
    expect(arrivalStillAhead({ at, isLate: false }, after(1))).toEqual({ at: after(10), isLate: true });
  });
});

test.each([
  ['holds near the door', 100, 5, null],
  ['holds if the courier is less than three minutes late', 1_000, 6, null],
  ['is later if the courier is far away', 1_900, 5, 12],
  ['is never earlier', 0, 30, null],
] as const)(
  'after a new courier position, the estimated arrival %s (rule ordering-117)',
  (_rule, metres, minutesLeft, expected) => {
    const after = (count: number) => new Date(at.getTime() + count * 60_000);
    expect(arrivalFromPosition(after(minutesLeft), metres, at)).toEqual(expected === null ? null : after(expected));
  },
);

describe('arrival estimates', () => {
  const atNoon = Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 25 : null));

  test.each([
    ['the sum of the kitchen’s usual minutes and the travel time', known({ usual: 12 }), 12 + 15],
    [
      'the sum of the kitchen’s minutes at this hour and the travel time',
      known({ usual: 12, byHour: atNoon }),
      25 + 15,
    ],
    ['never below the minutes that the shop has set', known({ usual: 12, told: 20 }), 20 + 15],
    ['based on the minutes that the shop has set if nothing else is known', known({ told: 20 }), 20 + 15],
    ['based on the kitchen’s last orders if the shop has set fewer minutes', known({ usual: 30, told: 20 }), 30 + 15],
    ['longer while the kitchen is busy', known({ usual: 12, busyMinutes: 10 }), 12 + 15 + 10],
    ['longer for a busy kitchen without other data', known({ busyMinutes: 10 }), 33 + 10],
  ])(
    'the estimated arrival of a delivery, from the kitchen’s measured minutes and the minutes that the shop has set, is %s',
    (_rule, kitchen, expected) => {
      expect(minutes(kitchen)).toBe(expected);
    },
  );

  test('the arrival estimate of an order without delivery contains no travel time', () => {
    expect(minutes(known({ usual: 12 }), 'pack')).toBe(12);
    expect(minutes(known({ usual: 1 }), 'pickup')).toBe(3);
  });

  test('travel time grows with the distance, and an unknown distance is treated as 2,000 metres', () => {
    expect([0, 950, 1_900, 5_700].map(deliveryTravelMinutes)).toEqual([5, 10, 15, 35]);
    expect(deliveryTravelMinutes(null)).toBe(deliveryTravelMinutes(2_000));
  });

  test('the category with the longest preparation time determines the arrival estimate', () => {
    const kitchen = known({ usual: 20, byHour: atNoon, byCategory: { 1: 8, 2: 30 } });
    const of = (categories: readonly number[], when = at) =>
      arrivalMinutes({ type: 'pickup', kitchen, straightMetres: null, at: when, categories });
    const evening = new Date(at.getTime() + 6 * 3_600_000);
    expect([[], [1], [2], [1, 2], [1, 3], [3]].map((each) => of(each, evening))).toEqual([20, 8, 30, 30, 20, 20]);
    expect([[], [1], [2]].map((each) => of(each))).toEqual([25, 13, 35]);
  });

  test('the current load of the kitchen does not affect the arrival estimate of an order for a later time', () => {
    const kitchen = known({ usual: 12, busyMinutes: 30 });
    expect(arrivalMinutes({ type: 'pickup', kitchen, straightMetres: null, at, isNow: false })).toBe(12);
  });
});

describe('preparation times of a kitchen', () => {
  const samples = (hour: number, taken: readonly number[]) =>
    taken.map((each) => ({ hour, minutes: each, categories: [] }));

  test('the usual minutes of a kitchen are the time within which three of four orders were ready', () => {
    expect(kitchenFigures(samples(12, [10, 11, 12, 13, 14, 15, 16, 60])).usual).toBe(15);
  });

  test('kitchenFigures returns null for the usual minutes of a kitchen or an hour with fewer than five orders', () => {
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
  ])('%i orders in the kitchen add %i minutes to the preparation time', (orders, longer) => {
    expect(busyMinutesOf(orders)).toBe(longer);
  });
});

describe('changes of the estimated arrival', () => {
  const after = (count: number) => new Date(at.getTime() + count * 60_000);
  const order = { type: 'delivery', estimatedAt: after(33), wantedAt: null, paidAt: at, wayMinutes: 12 } as const;

  test.each([
    ['an acceptance within two minutes does not change the estimated arrival', 'accept', order, 1, 33],
    ['a later acceptance delays the estimated arrival', 'accept', order, 8, 39],
    ['ready food arrives after the courier’s handling and travel time', 'ready', order, 20, 37],
    ['collected food arrives after the travel time', 'collect', order, 20, 32],
    [
      'the estimated arrival is never before the time that the guest chose',
      'collect',
      { ...order, wantedAt: after(60), estimatedAt: after(60) },
      20,
      60,
    ],
    [
      'an order to collect is available as soon as it is ready',
      'ready',
      { ...order, type: 'pickup', wayMinutes: null },
      20,
      20,
    ],
    [
      'an order to collect at a chosen time keeps its estimate when it is ready',
      'ready',
      { ...order, type: 'pickup', wayMinutes: null, wantedAt: after(30) },
      20,
      33,
    ],
    [
      'the estimated arrival does not change if the travel time is unknown',
      'ready',
      { ...order, wayMinutes: null },
      20,
      33,
    ],
  ] as const)('arrivalAfterEvent returns the new estimated arrival: %s', (_rule, event, from, now, expected) => {
    expect(arrivalAfterEvent(event, from, after(now))).toEqual(after(expected));
  });
});

test.each([
  ['extra minutes are added to the estimated arrival', 33, 5, 38],
  ['extra minutes are added to the current time if the estimated arrival has passed', -4, 10, 10],
  ['zero extra minutes do not change the estimated arrival', -4, 0, -4],
] as const)('delayArrival adds the kitchen’s extra minutes: %s', (_rule, told, extra, expected) => {
  const after = (count: number) => new Date(at.getTime() + count * 60_000);
  expect(delayArrival(after(told), extra, at)).toEqual(after(expected));
});
