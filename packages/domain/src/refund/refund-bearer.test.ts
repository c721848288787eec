import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { orderStates } from '../ordering/index.ts';
import {
  isCourierStillPaid,
  type RefundCircumstances,
  refundBearerOf,
  shopCompensationDebtor,
  subsidyReturned,
} from './refund-bearer.ts';

const eaten: RefundCircumstances = { isSettled: true, hasCourier: true, liable: 'merchant' };

test.each<[string, Partial<RefundCircumstances>, string]>([
  ['before settlement the held payment pays the refund', { isSettled: false }, 'held'],
  [
    'before settlement the held payment pays the refund, whichever party is liable',
    { isSettled: false, liable: 'courier' },
    'held',
  ],
  ['after settlement the shop pays for its own fault', {}, 'merchant'],
  ['after settlement the courier pays for their own fault', { liable: 'courier' }, 'courier'],
  [
    'the platform pays for a courier’s fault if the order had no courier',
    { liable: 'courier', hasCourier: false },
    'platform',
  ],
  ['the platform pays for its own fault', { liable: 'platform' }, 'platform'],
  ['the platform pays for goodwill to a guest', { liable: 'guest' }, 'platform'],
])('refundBearerOf returns the account that pays a refund: %s', (_rule, over, expected) => {
  expect(refundBearerOf({ ...eaten, ...over })).toBe(expected);
});

const cooking: RefundCircumstances = { isSettled: false, hasCourier: true, liable: 'merchant' };

test.each<[string, Partial<RefundCircumstances>, string | null]>([
  ['the shop gets no compensation for its own fault', {}, null],
  ['the shop gets no compensation if no party is liable', { liable: null }, null],
  ['the courier compensates the shop for the courier’s fault', { liable: 'courier' }, 'courier'],
  [
    'the platform compensates the shop for a courier’s fault if the order has no courier',
    { liable: 'courier', hasCourier: false },
    'platform',
  ],
  ['the platform compensates the shop for the platform’s fault', { liable: 'platform' }, 'platform'],
  ['the platform compensates the shop for goodwill to a guest', { liable: 'guest' }, 'platform'],
  [
    'after settlement the shop gets no compensation, because the liable party has paid the refund',
    { liable: 'courier', isSettled: true },
    null,
  ],
])('shopCompensationDebtor returns the party that compensates the shop: %s', (_rule, over, expected) => {
  expect(shopCompensationDebtor({ ...cooking, ...over })).toBe(expected);
});

test('refunds never return a negative part of the coupon subsidy, and together return all of it', () => {
  fc.assert(
    fc.property(
      fc.nat(5_000),
      fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 8 }),
      (subsidy, amounts) => {
        const paid = fen(amounts.reduce((a, b) => a + b, 0));
        let refundedBefore = fen(0);
        let back = 0;
        for (const amount of amounts) {
          const part = subsidyReturned({ subsidy: fen(subsidy), paid, refundedBefore, amount: fen(amount) });
          expect(part).toBeGreaterThanOrEqual(0);
          back += part;
          refundedBefore = fen(refundedBefore + amount);
        }
        expect(back).toBe(subsidy);
      },
    ),
  );
});

test('the refund of a free order returns no coupon subsidy', () => {
  const order = { subsidy: fen(300), paid: fen(0), refundedBefore: fen(0), amount: fen(0) };
  expect(subsidyReturned(order)).toBe(0);
});

test('a courier is paid for a refunded delivery only between collection and completion', () => {
  const owed = orderStates.filter((orderState) => isCourierStillPaid({ orderState, hasCourier: true }));
  expect(owed).toEqual(['to_be_delivered', 'delivered']);
});

test('a courier who returned the food is not paid for a refunded delivery', () => {
  expect(isCourierStillPaid({ orderState: 'to_be_delivered', hasCourier: false })).toBe(false);
});
