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
  // The permission `granted` does not show whether the browser is subscribed. Only the service worker knows that.
  ['granted', 'unsupported'],
] as const)('initialPushState with the notification permission %s returns %s', (permission, state) => {
  taking(permission);
  expect(initialPushState()).toBe(state);
});

test('initialPushState returns unsupported in a browser without push messages', () => {
  taking('default');
  vi.stubGlobal('navigator', {});
  expect(initialPushState()).toBe('unsupported');
});
