import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRepeatedSound } from './use-bell.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([
  [true, 1],
  [false, 0],
])(
  'useRepeatedSound with isFirstNow %s plays the sound %i times at the start, and then after each interval until the repetition is stopped',
  (isFirstNow, first) => {
    const play = vi.fn();
    const { rerender } = renderHook(
      ({ isOn }) => useRepeatedSound(isOn ? play : null, { everyMs: 20_000, isFirstNow }),
      { initialProps: { isOn: true } },
    );
    expect(play).toHaveBeenCalledTimes(first);
    vi.advanceTimersByTime(40_000);
    expect(play).toHaveBeenCalledTimes(first + 2);
    rerender({ isOn: false });
    vi.advanceTimersByTime(40_000);
    expect(play).toHaveBeenCalledTimes(first + 2);
  },
);
