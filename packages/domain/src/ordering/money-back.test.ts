import { expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { moneyBack } from './money-back.ts';

const order = {
  isPaid: true,
  balancePart: fen(3_000),
  payable: fen(6_500),
  refundedBalance: fen(0),
  refundedGateway: fen(0),
};

test.each([
  ['a paid order brings back both parts', {}, { balance: 3_000, gateway: 6_500 }],
  ['an unpaid one only what balance holds', { isPaid: false }, { balance: 3_000, gateway: 0 }],
  [
    'what came back before does not come back again',
    { refundedBalance: fen(1_000), refundedGateway: fen(6_500) },
    { balance: 2_000, gateway: 0 },
  ],
])('%s', (_rule, over, expected) => {
  expect(moneyBack({ ...order, ...over })).toEqual(expected);
});
