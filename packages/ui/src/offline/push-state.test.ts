import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialPushState } from './push-state.ts';

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
  // Only the service worker knows whether messages are subscribed.
  ['granted', 'unsupported'],
] as const)('the initial push state with the permission %s is %s', (permission, state) => {
  taking(permission);
  expect(initialPushState()).toBe(state);
});

test('the initial push state is unsupported in a browser without push messages', () => {
  taking('default');
  vi.stubGlobal('navigator', {});
  expect(initialPushState()).toBe('unsupported');
});
