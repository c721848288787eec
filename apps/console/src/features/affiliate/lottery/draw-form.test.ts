import { expect, test } from 'vitest';
import { formOfPrizes, problemOfPrize, readPrizes, readShare, sumOfShares, writeShare } from './draw-form.ts';

const prizes = [
  { amount: 10, millionths: 955_999 },
  { amount: 500, millionths: 44_000 },
  { amount: 8_800, millionths: 1 },
];

test('the lottery form converts amounts in yuan and shares in percent to prizes sorted by amount, and converts prizes back to the form', () => {
  const form = [
    { amount: '88', share: '0.0001' },
    { amount: '0.10', share: '95.5999' },
    { amount: '5', share: '4.4' },
  ];
  expect(readPrizes(form)).toEqual(prizes);
  expect(readPrizes(formOfPrizes(prizes))).toEqual(prizes);
  expect(formOfPrizes(prizes).map(({ share }) => share)).toEqual(['95.5999', '4.4', '0.0001']);
});

test('readShare returns the share that writeShare formatted', () => {
  for (let millionths = 1; millionths <= 1_000_000; millionths += 37)
    if (readShare(writeShare(millionths)) !== millionths) throw new Error(`${millionths} is ${writeShare(millionths)}`);
});

test.each([
  ['', '50', 'amount_wrong'],
  ['10000.01', '50', 'amount_wrong'],
  ['0.10', '50', 'amount_twice'],
  ['1', '', 'share_wrong'],
  ['1', '0', 'share_wrong'],
  ['1', '100.0001', 'share_wrong'],
  ['1', '0.00001', 'share_wrong'],
  ['1', '一半', 'share_wrong'],
])('the lottery form rejects a prize of %j yuan with a share of %j percent as %s', (amount, share, problem) => {
  const form = [
    { amount: '0.1', share: '50' },
    { amount, share },
  ];
  expect(problemOfPrize(form, 1)).toBe(problem);
  expect(readPrizes(form)).toBeNull();
});

test('the lottery form requires shares that sum to 100 percent, and accepts a prize of 0 yuan', () => {
  const form = [
    { amount: '0', share: '60' },
    { amount: '1', share: '39.9' },
  ];
  expect(sumOfShares(form)).toBe(999_000);
  expect(readPrizes(form)).toBeNull();
  const whole = [...form, { amount: '2', share: '0.1' }];
  expect(readPrizes(whole)).toHaveLength(3);
});
