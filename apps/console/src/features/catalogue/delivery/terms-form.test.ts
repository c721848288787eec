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

test('reading an unchanged delivery form returns the original terms', () => {
  expect(readTerms(form)).toEqual(terms);
});

test('reads an empty kitchen time as null', () => {
  expect(readTerms({ ...form, kitchen: ' ' })?.kitchenMinutes).toBeNull();
});

test('a delivery radius of any number of metres survives writing and reading', () => {
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
] as const)('reports %s %j as an error of that field', (field, typed, problem) => {
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
])('validity of the full reductions %j is %s', (reductions, expected) => {
  expect(areTiersRight({ ...form, reductions })).toBe(expected);
  expect(readTerms({ ...form, reductions }) !== null).toBe(expected);
});
