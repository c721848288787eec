import { readFileSync } from 'node:fs';
import { type OpeningHours, openingSpansOn, parseOpeningHours } from '@chifan/domain/catalogue';
import { expect, test } from 'vitest';
import { useLanguage } from '../platform/language/language.ts';
import { formOfHours, type HoursForm, hoursOfForm, problemOfSpans, shortDate } from './hours-form.ts';

const read = (text: string): OpeningHours => {
  const result = parseOpeningHours(text);
  if (!result.ok) throw new Error(`unread: ${result.unread}`);
  return result.hours;
};

/** Fourteen days. `shown` counts the first seven as normal days and the last seven as public holidays. */
const days = Array.from({ length: 14 }, (_, day) => `2026-03-${String(day + 1).padStart(2, '0')}`);

/** The days of a week, Monday first. */
const aWeek = days.slice(1, 8);

const shown = (hours: OpeningHours) =>
  days.map((date, at) =>
    openingSpansOn(hours, date, new Set(at < 7 ? [] : [date])).map(({ opens, closes }) => `${opens}-${closes}`),
  );

const writtenAnew = (hours: OpeningHours) => hoursOfForm(formOfHours(hours));

test.each([
  'Mo-Su 10:00-22:00',
  'Mo-Fr 11:00-14:00,17:00-22:00; Sa,Su 10:00-23:00',
  '24/7',
  'Fr,Sa 18:00-02:00; Mo off',
  'Mo-Sa 09:00-18:00; PH off',
  'PH,Sa,Su 10:00-23:00; Mo-Fr 11:00-22:00',
  'Mo-Su,PH 08:00-00:00',
  'Mo-Fr 10:00-20:00; PH 12:00-16:00; Su off',
  'Mo 09:00-12:00; Tu 10:00-13:00, PH 18:00-20:00',
])('the opening hours %s are the same after conversion to the form and back', (text) => {
  const hours = read(text);
  expect(shown(writtenAnew(hours))).toEqual(shown(hours));
});

test('the form for opening hours shows a closing time after midnight as a clock time of the next day', () => {
  expect(formOfHours(read('Mo 18:00-02:00')).week[0]).toEqual([{ opens: '18:00', closes: '02:00' }]);
  expect(writtenAnew(read('Mo 18:00-02:00')).rules).toEqual([
    { weekdays: [1], spans: [{ opens: 1080, closes: 1560 }] },
    { weekdays: [2, 3, 4, 5, 6, 7], spans: [] },
  ]);
});

test('hoursOfForm preserves fields that the form does not show if the week is unchanged', () => {
  const hours: OpeningHours = { rules: [{ weekdays: [1], spans: [{ opens: 600, closes: 700 }], note: 'by phone' }] };
  const form = { ...formOfHours(hours), exceptions: { '2026-10-01': [] } };
  expect(hoursOfForm(form, hours)).toEqual({ rules: hours.rules, exceptions: { '2026-10-01': [] } });
});

test('hoursOfForm replaces the weekly rules and preserves the exceptional dates if the week changed', () => {
  const hours: OpeningHours = {
    rules: [{ weekdays: [1], spans: [{ opens: 600, closes: 700 }] }],
    exceptions: { '2026-10-01': [{ opens: 720, closes: 900 }] },
  };
  const before = formOfHours(hours);
  const form: HoursForm = { ...before, week: before.week.with(1, [{ opens: '08:00', closes: '09:00' }]) };
  const after = hoursOfForm(form, hours);
  expect(openingSpansOn(after, '2026-11-24')).toEqual([{ opens: 480, closes: 540 }]);
  expect(after.exceptions).toEqual(hours.exceptions);
});

test.each([
  ['Mo-Fr 10:00-20:00; PH off; Sa 12:00-16:00', 5, [480, 540]],
  ['PH off; Mo 12:00-16:00; Tu-Fr 10:00-20:00; PH 11:00-13:00; Mo 12:00-16:00', 0, [480, 540]],
  ['Mo-Fr 10:00-20:00; PH off; Sa 12:00-16:00', 0, []],
  ['Mo-Fr 10:00-20:00; PH off; Sa 12:00-16:00', 6, []],
  ['Mo 09:00-12:00; Tu 10:00-13:00, PH 18:00-20:00', 0, [480, 540, 1080, 1200]],
] as const)(
  'if the hours of the shop are %s, a change of weekday %i preserves the hours on public holidays of the other weekdays',
  (text, changed, onHoliday) => {
    const before = formOfHours(read(text));
    const week = before.week.with(changed, [{ opens: '08:00', closes: '09:00' }]);
    const after = hoursOfForm({ ...before, week }, read(text));
    const onHolidays = (hours: OpeningHours) =>
      aWeek.map((date) => openingSpansOn(hours, date, new Set([date])).flatMap(({ opens, closes }) => [opens, closes]));
    expect(onHolidays(after)).toEqual(onHolidays(read(text)).with(changed, [...onHoliday]));
  },
);

test.each([
  ['accepts a closed day', [], null],
  ['rejects a missing closing time', [{ opens: '10:00', closes: '' }], 'time_missing'],
  [
    'rejects overlapping times',
    [
      { opens: '10:00', closes: '14:00' },
      { opens: '13:00', closes: '20:00' },
    ],
    'times_overlap',
  ],
  [
    'accepts unsorted times that do not overlap, also after midnight',
    [
      { opens: '18:00', closes: '02:00' },
      { opens: '10:00', closes: '14:00' },
    ],
    null,
  ],
])('the validation of a day’s opening times %s', (_, spans, problem) => {
  expect(problemOfSpans(spans)).toBe(problem);
});

/** Distinct opening hours from maps of Hong Kong and Shenzhen, one per line. */
const surveyed = new URL('../../../../tests/samples/opening-hours.txt', import.meta.url);

test('the opening hours of real restaurants are the same after conversion to the form and back', () => {
  const readable = readFileSync(surveyed, 'utf8')
    .split('\n')
    .flatMap((value) => {
      const result = parseOpeningHours(value);
      return result.ok ? [{ value, hours: result.hours }] : [];
    });
  expect(readable.length).toBeGreaterThan(500);
  const changed = readable.filter(
    ({ hours }) => JSON.stringify(shown(writtenAnew(hours))) !== JSON.stringify(shown(hours)),
  );
  expect(changed.map(({ value }) => value)).toEqual([]);
});

test.each([
  ['zh-CN', '周六'],
  ['zh-Hant-HK', '星期六'],
  ['en', 'Sat'],
] as const)('shortDate in the language %s contains the weekday %s', (language, weekday) => {
  const before = useLanguage.getState().language;
  useLanguage.setState({ language });
  expect(shortDate('2026-10-03')).toContain(weekday);
  useLanguage.setState({ language: before });
});
