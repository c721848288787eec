import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { deliveryFee } from './delivery-fee.ts';
import type { DeliveryRule } from './delivery-range.ts';

const rule: DeliveryRule = {
  radiusMetres: 5_000,
  baseFee: fen(500),
  baseDistanceMetres: 2_000,
  feePerKilometre: fen(150),
};

test.each([
  ['is the base fee for a distance of zero metres', 0, 500],
  ['is the base fee at the base distance', 2_000, 500],
  ['includes a whole kilometre from one metre beyond the base distance', 2_001, 650],
  ['includes one kilometre at one kilometre beyond the base distance', 3_000, 650],
  ['includes two kilometres at a little more than one kilometre beyond the base distance', 3_001, 800],
  ['is charged at the edge of the delivery range', 5_000, 950],
])('the delivery fee grows with each kilometre beyond the base distance: it %s', (_rule, distance, fee) => {
  expect(deliveryFee(rule, distance)).toEqual({ ok: true, value: fee });
});

test.each([5_001, Number.NaN, Number.POSITIVE_INFINITY, -1])(
  'deliveryFee returns out_of_range for a distance of %s metres',
  (distance) => {
    expect(deliveryFee(rule, distance)).toEqual({ ok: false, reason: 'out_of_range' });
  },
);

test('the delivery fee never decreases when the distance increases', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(5_000), (one, other) => {
      const near = deliveryFee(rule, Math.min(one, other));
      const far = deliveryFee(rule, Math.max(one, other));
      if (!near.ok || !far.ok) throw new Error('both are in range');
      expect(near.value).toBeLessThanOrEqual(far.value);
    }),
  );
});
