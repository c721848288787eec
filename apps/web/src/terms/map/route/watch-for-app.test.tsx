import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForApp } from './watch-for-app.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a link that opens no app is reported (rule address-14)', () => {
  const onNone = vi.fn();
  watchForApp(onNone);
  vi.runAllTimers();
  expect(onNone).toHaveBeenCalledOnce();
});

it.each(['blur', 'pagehide'])('a page that loses focus (%s) has opened an app', (event) => {
  const onNone = vi.fn();
  watchForApp(onNone);
  window.dispatchEvent(new Event(event));
  vi.runAllTimers();
  expect(onNone).not.toHaveBeenCalled();
});
