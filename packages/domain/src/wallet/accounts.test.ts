import { expect, test } from 'vitest';
import { accountId, accountKinds, accountRules, assetOf, mayGoNegative, parseAccount } from './accounts.ts';

test('an account id consists of kind and owner, and parseAccount reads both back', () => {
  expect(accountId('member_balance', 'm1')).toBe('member_balance:m1');
  expect(accountId('platform_income')).toBe('platform_income');
  expect(parseAccount('gateway_clearing:stripe')).toEqual({ kind: 'gateway_clearing', ownerId: 'stripe' });
  expect(parseAccount('member_balance:a:b')).toEqual({ kind: 'member_balance', ownerId: 'a:b' });
  expect(parseAccount('topup_bonus')).toEqual({ kind: 'topup_bonus', ownerId: null });
});

test.each(['', 'member_balance', 'member_balance:', 'platform_income:x', 'toString', 'piggy_bank:m1'])(
  'parseAccount throws for “%s”, which is no account',
  (account) => {
    expect(() => parseAccount(account)).toThrow(RangeError);
  },
);

test('accountId throws if the kind needs an owner and none is given', () => {
  expect(() => accountId('member_balance', '')).toThrow(RangeError);
});

test('no account of a member may go below zero', () => {
  for (const kind of accountKinds.filter((kind) => kind.startsWith('member_'))) {
    expect(mayGoNegative(`${kind}:m1`)).toBe(false);
  }
});

test('only the four kinds of points accounts contain points instead of money', () => {
  const inPoints = accountKinds.filter((kind) => accountRules[kind].asset === 'points');
  expect(inPoints).toEqual(['member_points', 'member_points_pending', 'points_issued', 'points_redeemed']);
  expect(assetOf('member_points:m1')).toBe('points');
});
