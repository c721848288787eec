import { expect, test } from 'vitest';
import { parseOpeningHours, shopState } from '../../catalogue/index.ts';
import { isSelectableTime, selectableTimes, timesWithoutShop } from './chosen-times.ts';

const hoursOf = (text: string) => {
  const read = parseOpeningHours(text);
  if (!read.ok) throw new Error(text);
  return read.hours;
};
/** A time on Saturday, 21 November 2026, in Shanghai's time zone. */
const at = (time: string) => new Date(`2026-11-21T${time}:00+08:00`);
const wanted = (hours: string, time: string, type: 'pickup' | 'delivery' = 'delivery') => ({
  type,
  hours: hoursOf(hours),
  now: at(time),
});

test.each([
  ['a delivery can arrive, after 33 minutes', 'delivery', '12:45'],
  ['a collected order is ready, after 3 minutes', 'pickup', '12:15'],
] as const)('the first selectable time is the first quarter hour at which %s', (_rule, type, first) => {
  expect(selectableTimes(wanted('10:00-22:00', '12:07', type))[0]).toEqual(at(first));
});

test('the selectable times of today end half an hour before closing and continue tomorrow', () => {
  const times = selectableTimes(wanted('10:00-22:00', '20:31'));
  expect(times.slice(0, 3)).toEqual([
    at('21:15'),
    new Date('2026-11-22T10:00:00+08:00'),
    new Date('2026-11-22T10:15:00+08:00'),
  ]);
  expect(times.at(-1)).toEqual(new Date('2026-11-22T21:15:00+08:00'));
});

test('a shop that is open past midnight offers times after midnight', () => {
  const times = selectableTimes(wanted('18:00-02:00', '23:00', 'pickup'));
  expect(times).toContainEqual(new Date('2026-11-22T01:15:00+08:00'));
  expect(times).not.toContainEqual(new Date('2026-11-22T01:30:00+08:00'));
});

test('a shop offers at most 60 selectable times, and none after tomorrow', () => {
  const times = selectableTimes(wanted('24/7', '12:00', 'pickup'));
  expect(times).toHaveLength(60);
  expect(selectableTimes(wanted('08:00-22:00', '07:40'))).toHaveLength(60);
  expect(isSelectableTime(wanted('24/7', '12:00'), new Date('2026-11-22T23:59:00+08:00'))).toBe(true);
  expect(isSelectableTime(wanted('24/7', '12:00'), new Date('2026-11-23T00:00:00+08:00'))).toBe(false);
});

test('a shop that is always closed offers no selectable times', () => {
  expect(selectableTimes(wanted('off', '12:00'))).toEqual([]);
});

test('the shop is open at each selectable time, and a guest can choose it', () => {
  for (const hours of ['10:00-22:00', '18:00-02:00', '24/7', '08:00-10:00,11:00-14:00'])
    for (const time of ['00:10', '07:40', '12:00', '21:20']) {
      const request = wanted(hours, time);
      for (const one of selectableTimes(request)) {
        expect([hours, time, one, isSelectableTime(request, one)]).toEqual([hours, time, one, true]);
        expect(shopState(request.hours, one).state).toBe('open');
      }
    }
});

test.each([
  ['delivery', '13:00'],
  ['pickup', '12:30'],
] as const)(
  'timesWithoutShop offers, for a %s, every half hour from the earliest arrival until the end of tomorrow',
  (type, first) => {
    const times = timesWithoutShop(type, at('12:10'));
    expect(times.slice(0, 2)).toEqual([at(first), new Date(at(first).getTime() + 30 * 60_000)]);
    expect(times.at(-1)).toEqual(new Date('2026-11-22T23:30:00+08:00'));
  },
);

test('a guest cannot choose a time in the past or a time at which the shop is closed', () => {
  const request = wanted('10:00-22:00', '12:00');
  expect(isSelectableTime(request, at('11:59'))).toBe(false);
  expect(isSelectableTime(request, at('12:00'))).toBe(true);
  expect(isSelectableTime(request, at('21:30'))).toBe(false);
  expect(isSelectableTime(request, at('21:29'))).toBe(true);
  expect(isSelectableTime(request, new Date('2026-11-22T09:59:00+08:00'))).toBe(false);
});
