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
  ['is the base fee next door', 0, 500],
  ['is the base fee at the base distance', 2_000, 500],
  ['adds a kilometre one metre beyond the base distance', 2_001, 650],
  ['adds one kilometre at a whole kilometre beyond it', 3_000, 650],
  ['adds a second kilometre after that', 3_001, 800],
  ['exists at the edge of the range', 5_000, 950],
])('the delivery fee %s', (_rule, distance, fee) => {
  expect(deliveryFee(rule, distance)).toEqual({ ok: true, value: fee });
});

test.each([5_001, Number.NaN, Number.POSITIVE_INFINITY, -1])('a delivery of %s metres is out of range', (distance) => {
  expect(deliveryFee(rule, distance)).toEqual({ ok: false, reason: 'out_of_range' });
});

test('the delivery fee never falls with distance', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(5_000), (one, other) => {
      const near = deliveryFee(rule, Math.min(one, other));
      const far = deliveryFee(rule, Math.max(one, other));
      if (!near.ok || !far.ok) throw new Error('both are in range');
      expect(near.value).toBeLessThanOrEqual(far.value);
    }),
  );
});
