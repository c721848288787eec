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

it('onLongPress fires after 350 ms and not earlier (rule app-11)', () => {
  const { onLongPress } = press();
  vi.advanceTimersByTime(349);
  expect(onLongPress).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLongPress).toHaveBeenCalledTimes(1);
});

it('onLongPress fires if the finger moves by up to 10 px, and not if it moves further (rule app-11)', () => {
  const trembling = press();
  trembling.watched.move({ x: 110, y: 100 });
  const moving = press();
  moving.watched.move({ x: 108, y: 107 });
  vi.advanceTimersByTime(350);
  expect(trembling.onLongPress).toHaveBeenCalledTimes(1);
  expect(moving.onLongPress).not.toHaveBeenCalled();
});

it('onLongPress does not fire if the finger is released before 350 ms', () => {
  const { watched, onLongPress } = press();
  watched.end();
  vi.advanceTimersByTime(350);
  expect(onLongPress).not.toHaveBeenCalled();
});
