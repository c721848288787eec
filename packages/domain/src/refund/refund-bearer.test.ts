import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { orderStates } from '../ordering/index.ts';
import { bearerOf, isCourierOwed, owedBy, type RefundCircumstances, subsidyBackOf } from './refund-bearer.ts';

const eaten: RefundCircumstances = { isSettled: true, hasCourier: true, liable: 'merchant' };

test.each<[string, Partial<RefundCircumstances>, string]>([
  ['before completion the money is still held', { isSettled: false }, 'held'],
  ['held it is, whoever is liable', { isSettled: false, liable: 'courier' }, 'held'],
  ['afterwards the shop bears its faults', {}, 'merchant'],
  ['the courier theirs', { liable: 'courier' }, 'courier'],
  ['the platform bears a courier’s where nobody brought it', { liable: 'courier', hasCourier: false }, 'platform'],
  ['the platform bears its own', { liable: 'platform' }, 'platform'],
  ['and goodwill to a guest', { liable: 'guest' }, 'platform'],
])('%s', (_rule, over, expected) => {
  expect(bearerOf({ ...eaten, ...over })).toBe(expected);
});

const cooking: RefundCircumstances = { isSettled: false, hasCourier: true, liable: 'merchant' };

test.each<[string, Partial<RefundCircumstances>, string | null]>([
  ['the shop earns less by what is its fault', {}, null],
  ['nobody is to blame for what nobody has begun', { liable: null }, null],
  ['a courier makes their fault good', { liable: 'courier' }, 'courier'],
  ['the platform a courier’s where nobody has taken the job', { liable: 'courier', hasCourier: false }, 'platform'],
  ['the platform its own', { liable: 'platform' }, 'platform'],
  ['and its goodwill to a guest', { liable: 'guest' }, 'platform'],
  ['after settlement whoever bears it has paid at once', { liable: 'courier', isSettled: true }, null],
])('before settlement: %s', (_rule, over, expected) => {
  expect(owedBy({ ...cooking, ...over })).toBe(expected);
});

test('however an order is refunded, the whole subsidy has gone back once everything has, and never less than before', () => {
  fc.assert(
    fc.property(
      fc.nat(5_000),
      fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 8 }),
      (subsidy, amounts) => {
        const paid = fen(amounts.reduce((a, b) => a + b, 0));
        let refundedBefore = fen(0);
        let back = 0;
        for (const amount of amounts) {
          const part = subsidyBackOf({ subsidy: fen(subsidy), paid, refundedBefore, amount: fen(amount) });
          expect(part).toBeGreaterThanOrEqual(0);
          back += part;
          refundedBefore = fen(refundedBefore + amount);
        }
        expect(back).toBe(subsidy);
      },
    ),
  );
});

test('of an order that cost nothing nothing goes back', () => {
  const order = { subsidy: fen(300), paid: fen(0), refundedBefore: fen(0), amount: fen(0) };
  expect(subsidyBackOf(order)).toBe(0);
});

test('a courier is owed only between collecting and completion', () => {
  const owed = orderStates.filter((orderState) => isCourierOwed({ orderState, hasCourier: true }));
  expect(owed).toEqual(['to_be_delivered', 'delivered']);
});

test('a courier who handed the food back brought nothing', () => {
  expect(isCourierOwed({ orderState: 'to_be_delivered', hasCourier: false })).toBe(false);
});
