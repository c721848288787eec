import { expect, test } from 'vitest';
import { formatRecoveryCode, readSecondFactorCode, requiresSecondFactor } from './second-factor.ts';

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['１２３４５６', { kind: 'app', code: '123456' }],
  ['12345', { kind: 'recovery', code: '12345' }],
  ['abcd-1234-efgh-5678', { kind: 'recovery', code: 'ABCD1234EFGH5678' }],
  ['ILO0 1234 efgh 5678', { kind: 'recovery', code: '11001234EFGH5678' }],
])('readSecondFactorCode reads %j as %j', (typed, read) => {
  expect(readSecondFactorCode(typed)).toEqual(read);
});

test('a formatted recovery code has groups of four characters and is read as the same code', () => {
  expect(formatRecoveryCode('ABCD1234EFGH5678')).toBe('ABCD-1234-EFGH-5678');
  expect(readSecondFactorCode('ABCD-1234-EFGH-5678').code).toBe('ABCD1234EFGH5678');
});

test('only accounts with the role finance or admin require a second factor', () => {
  expect(requiresSecondFactor(['support', 'finance'])).toBe(true);
  expect(requiresSecondFactor(['admin'])).toBe(true);
  expect(requiresSecondFactor(['support', 'content'])).toBe(false);
  expect(requiresSecondFactor(['owner'])).toBe(false);
});
