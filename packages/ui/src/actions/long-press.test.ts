import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPressTracker } from './long-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function press() {
  const onLongPress = vi.fn<() => void>();
  const watched = createPressTracker((then, ms) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  });
  watched.begin({ x: 100, y: 100 }, onLongPress);
  return { watched, onLongPress };
}

it('a press is long after 350 ms and not earlier (rule app-11)', () => {
  const { onLongPress } = press();
  vi.advanceTimersByTime(349);
  expect(onLongPress).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLongPress).toHaveBeenCalledTimes(1);
});

it('a long press allows movement of up to 10 px (rule app-11)', () => {
  const trembling = press();
  trembling.watched.move({ x: 110, y: 100 });
  const moving = press();
  moving.watched.move({ x: 108, y: 107 });
  vi.advanceTimersByTime(350);
  expect(trembling.onLongPress).toHaveBeenCalledTimes(1);
  expect(moving.onLongPress).not.toHaveBeenCalled();
});

it('a release before the time is a tap, not a long press', () => {
  const { watched, onLongPress } = press();
  watched.end();
  vi.advanceTimersByTime(350);
  expect(onLongPress).not.toHaveBeenCalled();
});
