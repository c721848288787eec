import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForApp } from './watch-for-app.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('`watchForApp` calls back if a maps link opened no app (rule address-14)', () => {
  const onNone = vi.fn();
  watchForApp(onNone);
  vi.runAllTimers();
  expect(onNone).toHaveBeenCalledOnce();
});

it.each(['blur', 'pagehide'])(
  '`watchForApp` does not call back if the page receives the event %s, because an app has opened',
  (event) => {
    const onNone = vi.fn();
    watchForApp(onNone);
    window.dispatchEvent(new Event(event));
    vi.runAllTimers();
    expect(onNone).not.toHaveBeenCalled();
  },
);
