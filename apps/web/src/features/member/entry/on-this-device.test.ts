import { expect, test, vi } from 'vitest';
import { forgetGuest } from '../../../platform/session/forget-guest.ts';
import { emptyStorage } from '../../../platform/storage-in-tests.ts';
import { onThisDevice } from './on-this-device.ts';

const kept = emptyStorage('localStorage');

const key = () => onThisDevice().headers.Device;

test('whoever signs in on this device tells the same key, also when another guest has gone', () => {
  const first = key();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  forgetGuest();
  expect(key()).toBe(first);
  kept.clear();
  expect(key()).not.toBe(first);
});

test('where nothing may be kept a sign-in is made all the same', () => {
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
