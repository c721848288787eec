import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pushStateAtOnce } from './push-state.ts';

const taking = (permission: NotificationPermission) => {
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', { permission });
};

beforeEach(() => void vi.stubGlobal('window', globalThis));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['default', 'off'],
  ['denied', 'denied'],
  // Whether messages come is known to the service worker alone.
  ['granted', 'unsupported'],
] as const)('of a browser whose permission is %s it is known at once that messages are %s', (permission, state) => {
  taking(permission);
  expect(pushStateAtOnce()).toBe(state);
});

test('a browser that takes no messages is known at once', () => {
  taking('default');
  vi.stubGlobal('navigator', {});
  expect(pushStateAtOnce()).toBe('unsupported');
});
