import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkWithdrawal } from './check-withdrawal.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const texts = { amount: '88.50', realName: ' TANAKA AIKO ', alipay: '138 0013 8000', card: '', bankName: '' };
const alipay = { payoutMethod: 'alipay', least: 1_000, most: 10_000 } as const;
const bank = { ...alipay, payoutMethod: 'bank' } as const;

const errorsOf = (change: Partial<typeof texts>, terms: typeof alipay | typeof bank = alipay) => {
  const checked = checkWithdrawal({ ...texts, ...change }, terms, 'en');
  return checked.ok ? [] : Object.entries(checked.errors).flatMap(([field, error]) => (error ? [field] : []));
};

describe('check of a withdrawal before it is sent', () => {
  test('the input of a valid withdrawal has the amount in fen, the account without spaces, and a bank name only for cards', () => {
    expect(checkWithdrawal({ ...texts, bankName: 'Bank of China' }, alipay, 'en')).toEqual({
      ok: true,
      input: { amount: 8_850, realName: 'TANAKA AIKO', payoutMethod: 'alipay', account: '13800138000', bankName: '' },
    });
  });

  test('a withdrawal to a bank card requires card number and bank name, but no Alipay account', () => {
    expect(errorsOf({ alipay: '' }, bank)).toEqual(['bankName', 'card']);
    expect(errorsOf({ alipay: '', card: '6222 0200 0000 0000', bankName: 'ICBC' }, bank)).toEqual([]);
  });

  test.each([
    ['', 'Enter an amount'],
    ['9.99', 'At least CN¥10.00'],
    ['100.01', 'at most CN¥100.00'],
  ])('a withdrawal of “%s” yuan shows the error: %s', (amount, words) => {
    const checked = checkWithdrawal({ ...texts, amount }, alipay, 'en');
    expect(checked).toMatchObject({ ok: false, errors: { amount: expect.stringContaining(words) } });
  });

  test('a withdrawal may be the full balance or exactly the minimum', () => {
    expect([errorsOf({ amount: '100' }), errorsOf({ amount: '10' })]).toEqual([[], []]);
  });

  test('all invalid fields of a withdrawal are reported together', () => {
    expect(errorsOf({ amount: '', realName: ' ', alipay: 'aiko' })).toEqual(['amount', 'realName', 'alipay']);
  });
});
