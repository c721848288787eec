import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForApp } from './watch-for-app.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('`watchForApp` calls its callback if a link opened no maps app (rule address-14)', () => {
  const onNone = vi.fn();
  watchForApp(onNone);
  vi.runAllTimers();
  expect(onNone).toHaveBeenCalledOnce();
});

it.each(['blur', 'pagehide'])(
  '`watchForApp` does not call its callback if the page receives the event %s, because an app has opened',
  (event) => {
    const onNone = vi.fn();
    watchForApp(onNone);
    window.dispatchEvent(new Event(event));
    vi.runAllTimers();
    expect(onNone).not.toHaveBeenCalled();
  },
);
