import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { type PaidParts, refundableFen, splitRefund } from './refund-split.ts';

const parts = (balance: number, gateway: number): PaidParts => ({ balance: fen(balance), gateway: fen(gateway) });
const paid = fc.tuple(fc.nat(100_000), fc.nat(100_000)).map(([balance, gateway]) => parts(balance, gateway));

test.each([
  ['a full refund returns the balance part and the gateway part', parts(300, 700), parts(0, 0), 1_000, parts(300, 700)],
  ['a refund of half the payment returns half of each part', parts(300, 700), parts(0, 0), 500, parts(150, 350)],
  [
    'a fen that cannot be divided goes to the part that is further below its proportion',
    parts(1, 2),
    parts(0, 0),
    2,
    parts(1, 1),
  ],
  ['the last refund returns the remainder of each part', parts(1, 2), parts(1, 1), 1, parts(0, 1)],
  ['a payment from the balance alone is refunded to the balance', parts(500, 0), parts(0, 0), 200, parts(200, 0)],
  ['a refund of 0 fen returns 0 fen to each source', parts(0, 0), parts(0, 0), 0, parts(0, 0)],
  [
    'a refund corrects the proportion after an earlier refund to the balance alone',
    parts(500, 500),
    parts(300, 0),
    300,
    parts(0, 300),
  ],
])('splitRefund divides a refund in the proportion of the payment: %s', (_rule, paid, before, amount, expected) => {
  expect(splitRefund(paid, before, fen(amount))).toEqual({ ok: true, value: expected });
});

test('splitRefund rejects a refund above the payment and throws for a negative amount', () => {
  expect(splitRefund(parts(300, 700), parts(100, 0), fen(901))).toEqual({ ok: false, reason: 'refund_exceeds_paid' });
  expect(() => splitRefund(parts(300, 700), parts(0, 0), fen(-1))).toThrow(RangeError);
  expect(() => splitRefund(parts(300, 700), parts(100, 0), fen(-1))).toThrow(RangeError);
});

test('after several refunds, balance part and gateway part differ from their proportion by at most one fen', () => {
  fc.assert(
    fc.property(paid, fc.array(fc.nat(100_000), { maxLength: 8 }), (paid, cuts) => {
      const total = paid.balance + paid.gateway;
      let before = parts(0, 0);
      const refund = (amount: number) => {
        const split = splitRefund(paid, before, fen(amount));
        if (!split.ok) throw new Error(split.reason);
        expect(split.value.balance + split.value.gateway).toBe(amount);
        expect(Math.min(split.value.balance, split.value.gateway)).toBeGreaterThanOrEqual(0);
        before = parts(before.balance + split.value.balance, before.gateway + split.value.gateway);
        const exact = total === 0 ? 0 : ((before.balance + before.gateway) * paid.balance) / total;
        expect(Math.abs(before.balance - exact)).toBeLessThanOrEqual(1);
      };
      for (const cut of cuts) refund(Math.min(cut, refundableFen(paid, before)));
      refund(refundableFen(paid, before));
      expect(before).toEqual(paid);
    }),
  );
});

test('splitRefund never refunds more to the balance or the gateway than the part paid from it', () => {
  const earlier = fc.tuple(
    paid,
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  );
  fc.assert(
    fc.property(earlier, fc.double({ min: 0, max: 1, noNaN: true }), ([paid, toBalance, toGateway], share) => {
      const before = parts(Math.floor(paid.balance * toBalance), Math.floor(paid.gateway * toGateway));
      const amount = fen(Math.floor(refundableFen(paid, before) * share));
      const split = splitRefund(paid, before, amount);
      if (!split.ok) throw new Error(split.reason);
      for (const part of ['balance', 'gateway'] as const) {
        expect(split.value[part]).toBeGreaterThanOrEqual(0);
        expect(split.value[part] + before[part]).toBeLessThanOrEqual(paid[part]);
      }
    }),
  );
});
