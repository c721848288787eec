import { describe, expect, test } from 'vitest';
import { maskPayeeAccount, parsePayeeAccount } from './payee-account.ts';
import type { PayoutMethod } from './withdrawals.ts';

const read = (payoutMethod: PayoutMethod, typed: string) => parsePayeeAccount({ payoutMethod, typed });

describe('Alipay accounts', () => {
  test.each([
    ['13800138000', '13800138000'],
    [' 138 0013 8000 ', '13800138000'],
    ['138-0013-8000', '13800138000'],
    ['+86 138 0013 8000', '13800138000'],
    ['+8613800138000', '13800138000'],
    ['86-13800138000', '13800138000'],
    ['١٣٨٠٠١٣٨٠٠٠', '13800138000'],
    ['１３８００１３８０００', '13800138000'],
    ['852-61234567', '852-61234567'],
    ['+852-6123 4567', '852-61234567'],
    ['+81 90 1234 5678', '81-9012345678'],
    ['1-3800138000', '1-3800138000'],
    ['+1 3800138000', '1-3800138000'],
    ['+852 6123 4567', '852-61234567'],
    ['852-12345', '852-12345'],
    ['852-123456789012', '852-123456789012'],
    [' aiko@example.com ', 'aiko@example.com'],
    ['aiko.tanaka@example.co.jp', 'aiko.tanaka@example.co.jp'],
  ])('parsePayeeAccount reads the Alipay account “%s” as %s', (typed, account) => {
    expect(read('alipay', typed)).toBe(account);
  });

  test.each([
    '',
    'aiko',
    'aiko@example',
    'aiko@@example.com',
    'aiko tanaka@example.com',
    '1380013800',
    '138001380000',
    '23800138000',
    '+819012345678',
    '81 9012345678',
    '0081-9012345678',
    '86-2112345678',
    '852-1234',
    '13886-13800138',
    '138+8613800138',
    '852-61234567x',
    '+852 61234567x',
    'x+852 61234567',
    '852-1234567890123',
    '6222 0200 0000 0000',
  ])('parsePayeeAccount rejects “%s” as an Alipay account', (typed) => {
    expect(read('alipay', typed)).toBeNull();
  });
});

describe('bank cards', () => {
  test.each([
    ['622202000000', '622202000000'],
    ['6222 0200 0000 0000 000', '6222020000000000000'],
    ['6222-0200-0000-0000', '6222020000000000'],
    ['۶۲۲۲۰۲۰۰۰۰۰۰۰۰۰۰', '6222020000000000'],
  ])('parsePayeeAccount reads the bank card “%s” as %s', (typed, account) => {
    expect(read('bank', typed)).toBe(account);
  });

  test.each(['', '62220200000', '62220200000000000000', '6222 0200 000O 0000', 'aiko@example.com', '13800138000'])(
    'parsePayeeAccount rejects “%s” as a bank card',
    (typed) => {
      expect(read('bank', typed)).toBeNull();
    },
  );
});

test('parsePayeeAccount returns an already normalised account unchanged', () => {
  for (const [payoutMethod, typed] of [
    ['alipay', '+81 90 1234 5678'],
    ['alipay', '+86 13800138000'],
    ['bank', '6222 0200 0000 0000'],
  ] as const) {
    const account = read(payoutMethod, typed);
    expect(account).not.toBeNull();
    expect(read(payoutMethod, account ?? '')).toBe(account);
  }
});

test.each([
  ['13800138000', '138****8000'],
  ['852-61234567', '852-****4567'],
  ['6222020000001234567', '6222****4567'],
  ['622202001234', '6222****1234'],
  ['aiko@example.com', 'ai****@example.com'],
  ['abc@example.com', 'ab****@example.com'],
  ['ab@example.com', 'a****@example.com'],
  ['a@example.com', 'a****@example.com'],
])('maskPayeeAccount masks %s as %s', (account, masked) => {
  expect(maskPayeeAccount(account)).toBe(masked);
});
