import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OpeningHours, openingSpansOn } from './opening-hours.ts';
import { isResting, nextOpen, openingsAhead, pauseEnd, shopState } from './shop-state-now.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const at = (hour: string, minute = '00'): number => Number(hour) * 60 + Number(minute);
const span = (opens: number, closes: number) => ({ opens, closes });
const daily = (...spans: { opens: number; closes: number }[]): OpeningHours => ({
  rules: [{ weekdays: everyDay, publicHolidays: true, spans }],
});
/** 2026-11-21 is a Saturday. */
const shanghai = (time: string, day = '21'): Date => new Date(`2026-11-${day}T${time}:00+08:00`);

const lunchAndDinner = daily(span(at('11'), at('14')), span(at('17'), at('22')));
const overnight = daily(span(at('18'), at('26')));
const roundTheClock = daily(span(0, 1_440));
const sundaysOff: OpeningHours = { rules: [{ weekdays: [1, 2, 3, 4, 5, 6], spans: [span(at('18'), at('26'))] }] };

describe('state of a shop', () => {
  test.each<[string, OpeningHours, Date, string, Date | undefined]>([
    [
      'is closed more than half an hour before it opens',
      lunchAndDinner,
      shanghai('10:29'),
      'closed',
      shanghai('11:00'),
    ],
    [
      'is opening soon half an hour before it opens',
      lunchAndDinner,
      shanghai('10:30'),
      'opening_soon',
      shanghai('11:00'),
    ],
    ['is open from its opening minute on', lunchAndDinner, shanghai('11:00'), 'open', shanghai('14:00')],
    [
      'is closing soon half an hour before it closes',
      lunchAndDinner,
      shanghai('13:30'),
      'closing_soon',
      shanghai('14:00'),
    ],
    ['is closed from its closing minute on', lunchAndDinner, shanghai('14:00'), 'closed', shanghai('17:00')],
    ['is closed until the next morning', lunchAndDinner, shanghai('22:00'), 'closed', shanghai('11:00', '22')],
    ['with night hours is open before midnight', overnight, shanghai('23:50'), 'open', shanghai('02:00', '22')],
    ['with night hours is open after midnight', overnight, shanghai('00:10'), 'open', shanghai('02:00')],
    [
      'with night hours is closing soon before their end',
      overnight,
      shanghai('01:30'),
      'closing_soon',
      shanghai('02:00'),
    ],
    [
      'stays open on a day off until the night before it ends',
      sundaysOff,
      shanghai('01:00', '22'),
      'open',
      shanghai('02:00', '22'),
    ],
    [
      'is closed on a day off until it opens the next day',
      sundaysOff,
      shanghai('12:00', '22'),
      'closed',
      shanghai('18:00', '23'),
    ],
    ['open around the clock never closes', roundTheClock, shanghai('23:59'), 'open', undefined],
    ['without hours never opens', { rules: [] }, shanghai('12:00'), 'closed', undefined],
  ])('shopState finds that a shop %s, and when it next opens or closes', (_rule, hours, now, state, changesAt) => {
    expect(shopState(hours, now)).toEqual(changesAt ? { state, changesAt } : { state });
  });

  test('a shop whose opening times touch at midnight does not close at midnight', () => {
    const hours = daily(span(0, at('2')), span(at('18'), at('24')));
    expect(shopState(hours, shanghai('23:50'))).toEqual({ state: 'open', changesAt: shanghai('02:00', '22') });
  });

  test.each([
    ['open is now', '12:00', shanghai('12:00')],
    ['closing soon is the next opening', '13:40', shanghai('17:00')],
    ['closed between lunch and dinner is the start of dinner', '15:00', shanghai('17:00')],
    ['opening soon is that opening', '16:40', shanghai('17:00')],
    ['closing soon for the night is the next morning', '21:45', shanghai('11:00', '22')],
  ])(
    'nextOpen returns when a shop opens next: the time for a shop that is %s (rule catalogue-33)',
    (_state, time, opens) => {
      expect(nextOpen(lunchAndDinner, shanghai(time))).toEqual(opens);
    },
  );

  test('nextOpen of a shop without opening hours is undefined', () => {
    expect(nextOpen({ rules: [] }, shanghai('12:00'))).toBeUndefined();
  });

  test('isResting returns false for the state “open”, and true for “closing soon”, “opening soon” and “closed”', () => {
    expect((['open', 'closing_soon', 'opening_soon', 'closed'] as const).map(isResting)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('holidays', () => {
  const holidays = new Set(['2026-11-23']);
  const monday = shanghai('12:00', '23');
  const weekdays = { weekdays: [1, 2, 3, 4, 5], spans: [span(at('9'), at('18'))] };

  test('on a holiday, the opening hours of the weekday apply if no rule includes holidays', () => {
    expect(shopState({ rules: [weekdays] }, monday, holidays).state).toBe('open');
  });

  test('on a holiday, a rule for holidays replaces an earlier rule for the weekday', () => {
    const hours: OpeningHours = { rules: [weekdays, { weekdays: [], publicHolidays: true, spans: [] }] };
    expect(shopState(hours, monday, holidays)).toEqual({ state: 'closed', changesAt: shanghai('09:00', '24') });
    expect(shopState(hours, monday).state).toBe('open');
  });

  test('a rule for holidays opens a shop that is closed on that weekday', () => {
    const hours: OpeningHours = { rules: [{ weekdays: [7], publicHolidays: true, spans: [span(at('9'), at('18'))] }] };
    expect(shopState(hours, monday, holidays).state).toBe('open');
    expect(shopState(hours, monday).state).toBe('closed');
  });
});

describe('exceptions', () => {
  test('exceptional opening hours of a date replace all rules, but a shop open since the evening before stays open', () => {
    const hours: OpeningHours = { ...overnight, exceptions: { '2026-11-22': [] } };
    expect(shopState(hours, shanghai('01:00', '22')).state).toBe('open');
    expect(shopState(hours, shanghai('20:00', '22'))).toEqual({
      state: 'closed',
      changesAt: shanghai('18:00', '23'),
    });
  });

  test('exceptional opening hours of a date can state other times than the rules', () => {
    const hours: OpeningHours = { ...overnight, exceptions: { '2026-11-22': [span(at('12'), at('13'))] } };
    expect(openingSpansOn(hours, '2026-11-22')).toEqual([span(720, 780)]);
    expect(openingSpansOn(hours, '2026-11-23')).toEqual([span(1_080, 1_560)]);
  });
});

test('openingSpansOn sorts opening times and merges those that touch or overlap', () => {
  const hours = daily(span(at('17'), at('22')), span(at('9'), at('12')), span(at('12'), at('14')), span(600, 700));
  expect(openingSpansOn(hours, '2026-11-21')).toEqual([span(at('9'), at('14')), span(at('17'), at('22'))]);
});

test('a rule of opening hours with `adds` adds times to those of earlier rules instead of replacing them', () => {
  const lunch = { weekdays: everyDay, spans: [span(at('11'), at('14'))] };
  const brunch = { weekdays: [7], spans: [span(at('9'), at('10'))] };
  expect(openingSpansOn({ rules: [lunch, { ...brunch, adds: true }] }, '2026-11-22')).toHaveLength(2);
  expect(openingSpansOn({ rules: [lunch, brunch] }, '2026-11-22')).toEqual([span(at('9'), at('10'))]);
});

/**
 * Generates up to three opening times a day, also over midnight, on some weekdays, and a second rule that adds or
 * replaces.
 */
const someHours: fc.Arbitrary<OpeningHours> = fc
  .array(
    fc.record({
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      spans: fc.array(
        fc
          .tuple(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 1, max: 1_440 }))
          .map(([opens, long]) => span(opens, opens + long)),
        { maxLength: 3 },
      ),
      adds: fc.boolean(),
    }),
    { maxLength: 3 },
  )
  .map((rules) => ({ rules }));

test('shopState and openingsAhead agree on the current state and the next change', () => {
  fc.assert(
    fc.property(someHours, fc.integer({ min: 0, max: 20_159 }), (hours, minutes) => {
      const now = new Date(Date.UTC(2026, 10, 15) + minutes * 60_000);
      const [next] = openingsAhead(hours, now, 31);
      const { state, changesAt } = shopState(hours, now);
      const isOpen = next !== undefined && next.opens <= now;
      expect(['open', 'closing_soon'].includes(state)).toBe(isOpen);
      if (changesAt) expect(changesAt).toEqual(isOpen ? next.closes : next?.opens);
    }),
    { numRuns: 500 },
  );
});

test('openingsAhead omits an opening that ends in this minute', () => {
  expect(openingsAhead(lunchAndDinner, shanghai('22:00'), 1)[0]?.opens).toEqual(shanghai('11:00', '22'));
  expect(openingsAhead(lunchAndDinner, shanghai('21:59'), 1)[0]?.opens).toEqual(shanghai('17:00'));
});

const evening = new Date('2026-11-21T12:00:00Z');

test.each([
  ['20_minutes', '2026-11-21T12:20:00.000Z'],
  ['40_minutes', '2026-11-21T12:40:00.000Z'],
  ['60_minutes', '2026-11-21T13:00:00.000Z'],
  // A business day ends at 04:00 in Shanghai.
  ['business_day', '2026-11-21T20:00:00.000Z'],
] as const)('a pause of %s that staff start at 20:00 in Shanghai ends at %s', (length, end) => {
  expect(pauseEnd(length, evening)?.toISOString()).toBe(end);
});

test('a pause with the length until_ended has no end', () => {
  expect(pauseEnd('until_ended', evening)).toBeNull();
});
