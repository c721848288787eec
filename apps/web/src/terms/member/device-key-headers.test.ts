import { expect, test, vi } from 'vitest';
import { forgetGuest } from '../../platform/session/forget-guest.ts';
import { createMemoryStorage } from '../../platform/storage-in-tests.ts';
import { deviceKeyHeaders } from './device-key-headers.ts';

const kept = createMemoryStorage('localStorage');

const key = () => deviceKeyHeaders().headers.Device;

test('all guests of one device send the same device key, also after signing out', () => {
  const first = key();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  forgetGuest();
  expect(key()).toBe(first);
  kept.clear();
  expect(key()).not.toBe(first);
});

test('a guest can sign in with a browser that forbids storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  expect(key()).toMatch(/^[0-9a-f]{32}$/);
});
