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
  ['before completion the money is still held', { isSettled: false }, 'held'],
  ['before completion the money is held with any liable party', { isSettled: false, liable: 'courier' }, 'held'],
  ['after completion the shop bears its faults', {}, 'merchant'],
  ['after completion the courier bears their faults', { liable: 'courier' }, 'courier'],
  [
    'the platform bears a courier’s fault if there was no courier',
    { liable: 'courier', hasCourier: false },
    'platform',
  ],
  ['the platform bears its own faults', { liable: 'platform' }, 'platform'],
  ['the platform bears goodwill to a guest', { liable: 'guest' }, 'platform'],
])('bearerOf: %s', (_rule, over, expected) => {
  expect(refundBearerOf({ ...eaten, ...over })).toBe(expected);
});

const cooking: RefundCircumstances = { isSettled: false, hasCourier: true, liable: 'merchant' };

test.each<[string, Partial<RefundCircumstances>, string | null]>([
  ['the shop earns less for its own fault', {}, null],
  ['no party is liable before work has begun', { liable: null }, null],
  ['a courier compensates their fault', { liable: 'courier' }, 'courier'],
  [
    'the platform compensates a courier’s fault if the job has no courier',
    { liable: 'courier', hasCourier: false },
    'platform',
  ],
  ['the platform compensates its own fault', { liable: 'platform' }, 'platform'],
  ['the platform compensates its goodwill to a guest', { liable: 'guest' }, 'platform'],
  ['after settlement nothing is owed, because the bearer has paid', { liable: 'courier', isSettled: true }, null],
])('owedBy before settlement: %s', (_rule, over, expected) => {
  expect(shopCompensationDebtor({ ...cooking, ...over })).toBe(expected);
});

test('over any series of refunds the returned subsidy never decreases, and a full refund returns all of it', () => {
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

test('a free order returns no subsidy', () => {
  const order = { subsidy: fen(300), paid: fen(0), refundedBefore: fen(0), amount: fen(0) };
  expect(subsidyReturned(order)).toBe(0);
});

test('a courier is owed their fee only between collection and completion', () => {
  const owed = orderStates.filter((orderState) => isCourierStillPaid({ orderState, hasCourier: true }));
  expect(owed).toEqual(['to_be_delivered', 'delivered']);
});

test('a courier who returned the food is not owed a fee', () => {
  expect(isCourierStillPaid({ orderState: 'to_be_delivered', hasCourier: false })).toBe(false);
});
