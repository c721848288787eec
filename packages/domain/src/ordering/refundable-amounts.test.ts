import { expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { refundableAmounts } from './refundable-amounts.ts';

const order = {
  isPaid: true,
  balancePart: fen(3_000),
  payable: fen(6_500),
  refundedBalance: fen(0),
  refundedGateway: fen(0),
};

test.each([
  ['a paid order returns the balance part and the gateway part', {}, { balance: 3_000, gateway: 6_500 }],
  ['an unpaid order returns only the balance part', { isPaid: false }, { balance: 3_000, gateway: 0 }],
  [
    'amounts that were already refunded are not returned again',
    { refundedBalance: fen(1_000), refundedGateway: fen(6_500) },
    { balance: 2_000, gateway: 0 },
  ],
])('refundableAmounts returns what is left to refund by source: %s', (_rule, over, expected) => {
  expect(refundableAmounts({ ...order, ...over })).toEqual(expected);
});
