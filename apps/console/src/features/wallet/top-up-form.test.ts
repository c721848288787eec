import { expect, test } from 'vitest';
import { formOfTiers, problemOfTier, readTiers } from './top-up-form.ts';

test('the top-up form converts typed yuan amounts to top-up tiers in fen, sorted by amount, and converts tiers back to yuan', () => {
  const form = [
    { amount: '500', bonus: '30.5' },
    { amount: '100', bonus: '0' },
  ];
  const tiers = [
    { amount: 100_00, bonus: 0 },
    { amount: 500_00, bonus: 30_50 },
  ];
  expect(readTiers(form)).toEqual(tiers);
  expect(readTiers(formOfTiers(tiers))).toEqual(tiers);
});

test.each([
  ['', '0', 'amount_wrong'],
  ['0.5', '0', 'amount_wrong'],
  ['6000', '0', 'amount_wrong'],
  ['100.00', '0', 'amount_twice'],
  ['200', 'viel', 'bonus_wrong'],
])('the top-up form rejects a tier of %j yuan with a bonus of %j as %s', (amount, bonus, problem) => {
  const form = [
    { amount: '100', bonus: '3' },
    { amount, bonus },
  ];
  expect(problemOfTier(form, 1)).toBe(problem);
  expect(readTiers(form)).toBeNull();
});
