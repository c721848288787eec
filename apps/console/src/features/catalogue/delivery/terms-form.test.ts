import { expect, test } from 'vitest';
import { areTiersRight, formOfTerms, problemsOfTerms, readTerms } from './terms-form.ts';

const terms = {
  radiusMetres: 3_333,
  minimumDelivery: 2_000,
  deliveryBaseFee: 450,
  deliveryBaseMetres: 1_500,
  deliveryPerKm: 100,
  packageFee: 0,
  fullReductions: [
    { threshold: 5_000, reduction: 500 },
    { threshold: 10_000, reduction: 1_550 },
  ],
  kitchenMinutes: 15,
};
const form = formOfTerms(terms);

test('terms that nobody touches are sent as they were', () => {
  expect(readTerms(form)).toEqual(terms);
});

test('a shop may say nothing of its kitchen', () => {
  expect(readTerms({ ...form, kitchen: ' ' })?.kitchenMinutes).toBeNull();
});

test('every metre is read back as it was written', () => {
  for (let metres = 0; metres <= 30_000; metres += 1)
    expect(readTerms(formOfTerms({ ...terms, radiusMetres: metres }))?.radiusMetres).toBe(metres);
});

test.each([
  ['radiusKm', '31', 'km_unreadable'],
  ['radiusKm', '三', 'km_unreadable'],
  ['baseFee', '-1', 'yuan_unreadable'],
  ['minimum', '10001', 'yuan_unreadable'],
  ['packageFee', '', 'yuan_unreadable'],
  ['kitchen', '0', 'minutes_unreadable'],
  ['kitchen', '121', 'minutes_unreadable'],
  ['kitchen', '快', 'minutes_unreadable'],
] as const)('%s %j is refused at its field', (field, typed, problem) => {
  const wrong = { ...form, [field]: typed };
  expect(problemsOfTerms(wrong)).toEqual({ [field]: problem });
  expect(readTerms(wrong)).toBeNull();
});

test.each([
  [[{ threshold: '50', reduction: '50' }], false],
  [[{ threshold: '50', reduction: '' }], false],
  [
    [
      { threshold: '50', reduction: '10' },
      { threshold: '80', reduction: '9' },
    ],
    false,
  ],
  [[], true],
])('full reductions %j are right: %s', (reductions, expected) => {
  expect(areTiersRight({ ...form, reductions })).toBe(expected);
  expect(readTerms({ ...form, reductions }) !== null).toBe(expected);
});
