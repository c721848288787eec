import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { type DeliveryRule, deliveryFee } from './delivery-fee.ts';

const rule: DeliveryRule = {
  radiusMetres: 5_000,
  baseFee: fen(500),
  baseDistanceMetres: 2_000,
  feePerKilometre: fen(150),
};

test.each([
  ['next door the base fee is due', 0, 500],
  ['at the base distance still', 2_000, 500],
  ['one metre further a kilometre has begun', 2_001, 650],
  ['a whole kilometre further it is one', 3_000, 650],
  ['then the next', 3_001, 800],
  ['at the edge it is delivered', 5_000, 950],
])('%s', (_rule, distance, fee) => {
  expect(deliveryFee(rule, distance)).toEqual({ ok: true, value: fee });
});

test.each([5_001, Number.NaN, Number.POSITIVE_INFINITY, -1])('%s metres are out of range', (distance) => {
  expect(deliveryFee(rule, distance)).toEqual({ ok: false, reason: 'out_of_range' });
});

test('further away is never cheaper', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(5_000), (one, other) => {
      const near = deliveryFee(rule, Math.min(one, other));
      const far = deliveryFee(rule, Math.max(one, other));
      if (!near.ok || !far.ok) throw new Error('both are in range');
      expect(near.value).toBeLessThanOrEqual(far.value);
    }),
  );
});
