import { describe, expect, it } from 'vitest';
import { wantedTimes } from './wanted-times.ts';

const day = (date: string, opens: number, closes: number) => ({ date, spans: [{ opens, closes }] });
// 12:00 in Shanghai.
const noon = new Date('2026-11-21T04:00:00Z');

describe('the times that a guest may ask for', () => {
  it('are quarter hours at which the food is there, and the wire carries when the kitchen begins', () => {
    const [first] = wantedTimes([day('2026-11-21', 600, 1320)], 'delivery', noon);
    expect(first).toEqual({ start: '2026-11-21T04:27:00.000Z', arrival: '2026-11-21T05:00:00.000Z' });
  });

  it('end half an hour before the shop closes', () => {
    const starts = wantedTimes([day('2026-11-21', 600, 1320)], 'pickup', noon).map(({ start }) => start);
    expect(starts.at(-1)).toBe('2026-11-21T13:27:00.000Z');
  });

  it('run over midnight where the shop does', () => {
    const starts = wantedTimes([day('2026-11-21', 1080, 1560)], 'pickup', noon).map(({ start }) => start);
    expect(starts[0]).toBe('2026-11-21T10:12:00.000Z');
    expect(starts.at(-1)).toBe('2026-11-21T17:27:00.000Z');
  });

  it('are of today and tomorrow only, and none where the shop stays closed', () => {
    const week = ['2026-11-21', '2026-11-22', '2026-11-23'].map((date) => day(date, 600, 700));
    const days = new Set(wantedTimes(week, 'pickup', noon).map(({ start }) => start.slice(0, 10)));
    expect([...days]).toEqual(['2026-11-22']);
    expect(wantedTimes([{ date: '2026-11-21', spans: [] }], 'pickup', noon)).toEqual([]);
  });
});
