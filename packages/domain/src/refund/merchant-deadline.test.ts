import { expect, test } from 'vitest';
import type { OpeningHours, Span } from '../catalogue/index.ts';
import { merchantAnswerDeadline } from './merchant-deadline.ts';

const everyDay = (...spans: Span[]): OpeningHours => ({ rules: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], spans }] });
const lunchAndDinner = everyDay({ opens: 11 * 60, closes: 14 * 60 }, { opens: 17 * 60, closes: 21 * 60 });
const night = everyDay({ opens: 18 * 60, closes: 26 * 60 });
const always = everyDay({ opens: 0, closes: 24 * 60 });
const never: OpeningHours = { rules: [] };
const at = (time: string) => new Date(`2026-11-${time}:00+08:00`);

test.each<[string, OpeningHours | null, string, string]>([
  ['two hours later while the shop is open', lunchAndDinner, '20T11:30', '20T13:30'],
  ['in the next opening if the shop closes before', lunchAndDinner, '20T13:00', '20T18:00'],
  ['two hours after the opening if the shop is closed', lunchAndDinner, '20T15:00', '20T19:00'],
  ['in the morning after a request in the evening', lunchAndDinner, '20T20:30', '21T12:30'],
  ['after midnight if the shop is open then', night, '20T23:30', '21T01:30'],
  ['across midnight if the shop never closes', always, '20T23:30', '21T01:30'],
  ['24 hours later if the shop does not open', never, '20T12:00', '21T12:00'],
  ['24 hours later for an order without a shop', null, '20T12:00', '21T12:00'],
])('the deadline for the merchant’s answer to a refund request is %s', (_case, hours, asked, deadline) => {
  expect(merchantAnswerDeadline(at(asked), hours, new Set())).toEqual(at(deadline));
});

const mondays: OpeningHours = { rules: [{ weekdays: [1], spans: [{ opens: 600, closes: 660 }] }] };
const noon = everyDay({ opens: 12 * 60, closes: 13 * 60 + 30 });

test.each<[string, OpeningHours, string, string]>([
  ['the shop opens only on Mondays', mondays, '20T12:00', '21T12:00'],
  ['the two hours of opening time end later', noon, '20T13:00', '21T13:00'],
])('the merchant must answer a refund request within 24 hours even if %s', (_case, hours, asked, deadline) => {
  expect(merchantAnswerDeadline(at(asked), hours, new Set())).toEqual(at(deadline));
});
