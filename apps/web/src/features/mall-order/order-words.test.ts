import { mallCancelReasons, mallRefundReasons, mallRefuseReasons } from '@chifan/domain/mall';
import { cancelReasons } from '@chifan/domain/ordering';
import { expect, test } from 'vitest';
import { eventLabel, historyReason, mallReasonByNumber } from './order-words.tsx';

test.each([...mallCancelReasons, ...mallRefundReasons])(
  'reason $number has words, and none of a dish',
  ({ number }) => {
    const words = mallReasonByNumber(number)?.message ?? '';
    expect(words).not.toBe('');
    expect(words).not.toMatch(/dish|food|restaurant/);
  },
);

test('a history says why, whether the guest or we ended the order', () => {
  for (const { number } of cancelReasons) expect(historyReason(String(number))).toBeDefined();
  for (const reason of mallRefuseReasons) expect(historyReason(reason)).toBeDefined();
  expect(historyReason(null)).toBeUndefined();
  expect(historyReason('something else')).toBeUndefined();
});

test('a parcel that counts as received by itself was not confirmed by the guest', () => {
  const byGuest = eventLabel({ event: 'confirm', actor: 'member' });
  expect(eventLabel({ event: 'confirm', actor: 'system' }).message).not.toBe(byGuest.message);
});
