import { mallCancelReasons, mallRefundReasons, mallRefuseReasons } from '@chifan/domain/mall';
import { cancelReasons } from '@chifan/domain/ordering';
import { expect, test } from 'vitest';
import { eventLabel, historyReason, mallReasonByNumber } from './order-words.tsx';

test.each([...mallCancelReasons, ...mallRefundReasons])(
  'the text of cancel or refund reason $number of a mall order does not mention dishes',
  ({ number }) => {
    const words = mallReasonByNumber(number)?.message ?? '';
    expect(words).not.toBe('');
    expect(words).not.toMatch(/dish|food|restaurant/);
  },
);

test('the history of a mall order shows the reasons of cancellations and refusals', () => {
  for (const { number } of cancelReasons) expect(historyReason(String(number))).toBeDefined();
  for (const reason of mallRefuseReasons) expect(historyReason(reason)).toBeDefined();
  expect(historyReason(null)).toBeUndefined();
  expect(historyReason('something else')).toBeUndefined();
});

test('the history of a mall order does not show an automatic confirmation of receipt as the guest’s own', () => {
  const byGuest = eventLabel({ event: 'confirm', actor: 'member' });
  expect(eventLabel({ event: 'confirm', actor: 'system' }).message).not.toBe(byGuest.message);
});
