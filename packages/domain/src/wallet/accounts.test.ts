import { expect, test } from 'vitest';
import { accountId, accountKinds, accountRules, assetOf, mayGoNegative, parseAccount } from './accounts.ts';

test('an account name has its kind and owner, and can be read back', () => {
  expect(accountId('member_balance', 'm1')).toBe('member_balance:m1');
  expect(accountId('platform_income')).toBe('platform_income');
  expect(parseAccount('gateway_clearing:stripe')).toEqual({ kind: 'gateway_clearing', ownerId: 'stripe' });
  expect(parseAccount('member_balance:a:b')).toEqual({ kind: 'member_balance', ownerId: 'a:b' });
  expect(parseAccount('topup_bonus')).toEqual({ kind: 'topup_bonus', ownerId: null });
});

test.each(['', 'member_balance', 'member_balance:', 'platform_income:x', 'toString', 'piggy_bank:m1'])(
  '%j is not an account',
  (account) => {
    expect(() => parseAccount(account)).toThrow(RangeError);
  },
);

test('an owned account needs an owner', () => {
  expect(() => accountId('member_balance', '')).toThrow(RangeError);
});

test('accounts of members never go below zero', () => {
  for (const kind of accountKinds.filter((kind) => kind.startsWith('member_'))) {
    expect(mayGoNegative(`${kind}:m1`)).toBe(false);
  }
});

test('points are separate from money', () => {
  const inPoints = accountKinds.filter((kind) => accountRules[kind].asset === 'points');
  expect(inPoints).toEqual(['member_points', 'member_points_pending', 'points_issued', 'points_redeemed']);
  expect(assetOf('member_points:m1')).toBe('points');
});
