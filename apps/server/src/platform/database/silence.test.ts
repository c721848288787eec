import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSilence } from './silence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limitMs = 8_000;

function watched() {
  const [onSilent, destroy] = [vi.fn(), vi.fn()];
  const watch = watchSilence(limitMs, onSilent);
  const client = Object.assign(new EventEmitter(), { connection: { stream: { destroy } } });
  return { onSilent, destroy, of: watch.watch(client as unknown as pg.PoolClient), stop: watch.stop };
}

test('a connection that is silent is told of from a quarter of the limit on, and given up after the whole', () => {
  const { onSilent, destroy, of, stop } = watched();
  of.asked();
  vi.advanceTimersByTime(limitMs / 8);
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(limitMs / 8);
  expect(onSilent).toHaveBeenCalledTimes(1);
  expect(destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(limitMs / 8);
  expect(onSilent).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(limitMs);
  const told = onSilent.mock.calls.length;
  expect(destroy).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(limitMs);
  expect(onSilent).toHaveBeenCalledTimes(told);
  stop();
});

test('of one that answers, awaits nothing or takes its time by right nothing is told', () => {
  const { onSilent, destroy, of, stop } = watched();
  for (let round = 0; round < 20; round += 1) {
    of.asked();
    vi.advanceTimersByTime(limitMs / 8);
    of.answered();
  }
  vi.advanceTimersByTime(2 * limitMs);
  of.asked();
  of.setLong(true);
  vi.advanceTimersByTime(2 * limitMs);
  expect([onSilent, destroy].map(({ mock }) => mock.calls)).toEqual([[], []]);
  stop();
});
