import { onTestFinished, vi } from 'vitest';

/** Fixes the date until the test ends, so that a screen shows the same minutes on a slow machine. Timers still run. */
export function freezeDate(now = new Date('2026-11-21T04:00:00Z')): void {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}
