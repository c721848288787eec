import { expect, test } from 'vitest';
import { formOfPrizes, problemOfPrize, readPrizes, readShare, sumOfShares, writeShare } from './draw-form.ts';

const prizes = [
  { amount: 10, millionths: 955_999 },
  { amount: 500, millionths: 44_000 },
  { amount: 8_800, millionths: 1 },
];

test('reading the draw table converts yuan and percent, sorts by amount, and reverses writing', () => {
  const form = [
    { amount: '88', share: '0.0001' },
    { amount: '0.10', share: '95.5999' },
    { amount: '5', share: '4.4' },
  ];
  expect(readPrizes(form)).toEqual(prizes);
  expect(readPrizes(formOfPrizes(prizes))).toEqual(prizes);
  expect(formOfPrizes(prizes).map(({ share }) => share)).toEqual(['95.5999', '4.4', '0.0001']);
});

test('reading a written share returns the same share', () => {
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
])('a prize of %j yuan with a share of %j percent has the problem %s', (amount, share, problem) => {
  const form = [
    { amount: '0.1', share: '50' },
    { amount, share },
  ];
  expect(problemOfPrize(form, 1)).toBe(problem);
  expect(readPrizes(form)).toBeNull();
});

test('accepts a prize of zero, but not shares that do not sum to 100 percent', () => {
  const form = [
    { amount: '0', share: '60' },
    { amount: '1', share: '39.9' },
  ];
  expect(sumOfShares(form)).toBe(999_000);
  expect(readPrizes(form)).toBeNull();
  const whole = [...form, { amount: '2', share: '0.1' }];
  expect(readPrizes(whole)).toHaveLength(3);
});
