import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSilence } from './silence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limitMs = 8_000;

function watched() {
  const [onSilent, abort] = [vi.fn(), vi.fn()];
  const { watch, stop } = watchSilence(limitMs, onSilent);
  const { connection, unwatch } = watch(abort);
  return { onSilent, abort, connection, unwatch, stop };
}

test('a silent database connection is reported from a quarter of the time limit on, and aborted at the limit', () => {
  const { onSilent, abort, connection, stop } = watched();
  connection.sent();
  vi.advanceTimersByTime(limitMs / 8);
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(limitMs / 8);
  expect(onSilent).toHaveBeenCalledTimes(1);
  expect(abort).not.toHaveBeenCalled();
  vi.advanceTimersByTime(limitMs / 8);
  expect(onSilent).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(limitMs);
  const reported = onSilent.mock.calls.length;
  expect(abort).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(limitMs);
  expect(onSilent).toHaveBeenCalledTimes(reported);
  stop();
});

test('a database connection is not reported as silent while it responds, has no pending statement, or runs long work', () => {
  const { onSilent, abort, connection, stop } = watched();
  for (let round = 0; round < 20; round += 1) {
    connection.sent();
    vi.advanceTimersByTime(limitMs / 8);
    connection.answered();
  }
  vi.advanceTimersByTime(2 * limitMs);
  connection.sent();
  connection.setLong(true);
  vi.advanceTimersByTime(2 * limitMs);
  expect([onSilent, abort].map(({ mock }) => mock.calls)).toEqual([[], []]);
  stop();
});

test('a database connection that is no longer watched is neither reported as silent nor aborted', () => {
  const { onSilent, abort, connection, unwatch, stop } = watched();
  connection.sent();
  unwatch();
  vi.advanceTimersByTime(2 * limitMs);
  expect([onSilent, abort].map(({ mock }) => mock.calls)).toEqual([[], []]);
  stop();
});
