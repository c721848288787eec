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

test('parsing an unchanged delivery form returns the original delivery terms', () => {
  expect(readTerms(form)).toEqual(terms);
});

test('the delivery form reads an empty kitchen time as null', () => {
  expect(readTerms({ ...form, kitchen: ' ' })?.kitchenMinutes).toBeNull();
});

test('the delivery form preserves every delivery radius from 0 to 30,000 metres', () => {
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
] as const)('the delivery form reports an error at the field %s for the value %j', (field, typed, problem) => {
  const wrong = { ...form, [field]: typed };
  expect(problemsOfTerms(wrong)).toEqual({ [field]: problem });
  expect(readTerms(wrong)).toBeNull();
});

test.each([
  ['rejects a full reduction as large as its threshold', [{ threshold: '50', reduction: '50' }], false],
  ['rejects a full reduction without an amount', [{ threshold: '50', reduction: '' }], false],
  [
    'rejects a tier with a smaller reduction than the tier before',
    [
      { threshold: '50', reduction: '10' },
      { threshold: '80', reduction: '9' },
    ],
    false,
  ],
  ['accepts an empty list of full reductions', [], true],
])('the check of full reductions in the delivery form %s', (_, reductions, expected) => {
  expect(areTiersRight({ ...form, reductions })).toBe(expected);
  expect(readTerms({ ...form, reductions }) !== null).toBe(expected);
});
