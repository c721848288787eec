import { expect, test, vi } from 'vitest';
import { chooseTime, chooseWay, readOrderChoice, useOrderChoice } from './order-choice.ts';

const now = new Date('2026-11-29T10:00:00Z');
const stored = (choice: object) => readOrderChoice(JSON.stringify(choice), now);

test('the order choice of the last visit is restored, but without a chosen time that has passed', () => {
  expect(stored({ way: 'delivery', wantedAt: '2026-11-29T11:00:00.000Z' })).toEqual({
    way: 'delivery',
    wantedAt: '2026-11-29T11:00:00.000Z',
  });
  expect(stored({ way: 'delivery', wantedAt: '2026-11-29T09:00:00.000Z' }).wantedAt).toBeNull();
});

test('a malformed stored order choice is read as eating in the restaurant as soon as possible', () => {
  for (const text of [null, '{', '{"way":"flight","wantedAt":7}']) {
    expect(readOrderChoice(text, now)).toEqual({ way: 'eat_here', wantedAt: null });
  }
});

test('choosing another order type removes the chosen time, and choosing the same order type does not', () => {
  const wantedAt = new Date(Date.now() + 3_600_000).toISOString();
  useOrderChoice.setState({ way: 'collect', wantedAt });
  chooseWay('collect');
  expect(useOrderChoice.getState().wantedAt).toBe(wantedAt);
  chooseWay('delivery');
  expect(useOrderChoice.getState()).toEqual({ way: 'delivery', wantedAt: null });
});

test('when a chosen time passes while the app is open, the order choice becomes “as soon as possible”', () => {
  vi.useFakeTimers({ now });
  chooseWay('delivery');
  chooseTime('2026-11-29T11:00:00.000Z');
  vi.advanceTimersByTime(59 * 60_000);
  expect(useOrderChoice.getState().wantedAt).not.toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(useOrderChoice.getState()).toEqual({ way: 'delivery', wantedAt: null });
  vi.useRealTimers();
});
