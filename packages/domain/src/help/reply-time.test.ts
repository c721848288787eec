import { describe, expect, test } from 'vitest';
import { parseOpeningHours } from '../catalogue/index.ts';
import { type FirstAnswer, minRepliesForTime, replyTime } from './reply-time.ts';

/** Noon in Shanghai. */
const now = new Date('2026-11-29T04:00:00Z');
const minute = 60_000;
const day = 1_440 * minute;

const before = (ms: number, after: number | null): FirstAnswer => {
  const askedAt = new Date(now.getTime() - ms);
  return { askedAt, answeredAt: after === null ? null : new Date(askedAt.getTime() + after * minute) };
};
const answered = (...minutes: readonly number[]) => minutes.map((after) => before(day, after));

function hoursOf(text: string) {
  const read = parseOpeningHours(text);
  if (!read.ok) throw new Error(`unread: ${text}`);
  return read.hours;
}

describe('the reply time', () => {
  test.each([
    ['three of four answers came within it', [1, 2, 3, 4, 9, 9, 9, 40], 10],
    ['it is rounded up', [4, 4, 4, 4, 4], 5],
    ['all answers came within a minute', [0.2, 0.5, 0.1, 0.4, 0.9], 1],
  ])('replyTime returns the reply time of the platform in minutes: %s', (_name, waits, minutes) => {
    expect(replyTime(answered(...waits), { now, hours: null })).toEqual({ kind: 'minutes', minutes });
  });

  test('the shown reply time is unknown if too few guests wrote recently', () => {
    const few = answered(...Array<number>(minRepliesForTime - 1).fill(2));
    expect(replyTime(few, { now, hours: null })).toEqual({ kind: 'unknown' });
    expect(replyTime([], { now, hours: null })).toEqual({ kind: 'unknown' });
  });

  test('the shown reply time is unknown if more than a quarter of the replies took longer than an hour', () => {
    expect(replyTime(answered(2, 2, 2, 61, 61), { now, hours: null })).toEqual({ kind: 'unknown' });
  });

  test('replyTime counts an unanswered help request as slow after an hour, and ignores a newer one', () => {
    const quick = answered(2, 2, 2, 2, 2);
    const waiting = (ms: number) => Array.from({ length: 3 }, () => before(ms, null));
    expect(replyTime([...quick, ...waiting(61 * minute)], { now, hours: null })).toEqual({ kind: 'unknown' });
    expect(replyTime([...quick, ...waiting(5 * minute)], { now, hours: null })).toEqual({
      kind: 'minutes',
      minutes: 2,
    });
  });

  test('replyTime uses only help requests of the last seven days from around the current time of day', () => {
    const old = Array.from({ length: 9 }, () => before(8 * day, 2));
    const atNight = Array.from({ length: 9 }, () => before(day / 2, 2));
    const nearNoon = Array.from({ length: 9 }, () => before(6 * day + 119 * minute, 2));
    expect(replyTime([...old, ...atNight], { now, hours: null })).toEqual({ kind: 'unknown' });
    expect(replyTime(nearNoon, { now, hours: null })).toEqual({ kind: 'minutes', minutes: 2 });
  });

  test('outside the staffed hours, replyTime returns the time at which the staff is back', () => {
    const hours = hoursOf('Mo-Su 14:00-22:00');
    expect(replyTime(answered(2, 2, 2, 2, 2), { now, hours })).toEqual({
      kind: 'later',
      opensAt: new Date('2026-11-29T06:00:00Z'),
    });
  });

  test('replyTime ignores help requests that were sent outside the staffed hours', () => {
    const hours = hoursOf('Mo-Su 11:30-22:00');
    const early = Array.from({ length: 9 }, () => before(day + 60 * minute, 55));
    const noon = answered(3, 3, 3, 3, 3);
    expect(replyTime([...early, ...noon], { now, hours })).toEqual({ kind: 'minutes', minutes: 3 });
  });

  test('the shown reply time is unknown if the staffed hours never begin', () => {
    expect(replyTime(answered(2, 2, 2, 2, 2), { now, hours: { rules: [] } })).toEqual({ kind: 'unknown' });
  });
});
