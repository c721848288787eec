import { expect, test } from 'vitest';
import { brandForTest as brand } from './brand-for-test.ts';
import { emptyBrand, formOfBrand, problemsOfBrand, readBrand } from './brand-form.ts';

test('parsing an unchanged brand form returns the original brand', () => {
  const { name, description, plate, image, sharePermille, branchIds } = brand;
  expect(readBrand(formOfBrand(brand))).toEqual({ name, description, plate, image, sharePermille, branchIds });
});

test.each([
  ['0', 0],
  ['12.5', 125],
  ['12。5', 125],
  ['50', 500],
  ['50.1', null],
  ['12.55', null],
  ['-1', null],
  ['', null],
])('readBrand converts a share of %j percent to %j thousandths', (share, permille) => {
  expect(readBrand({ ...formOfBrand(brand), share })?.sharePermille ?? null).toBe(permille);
});

test('a new brand needs a Chinese name', () => {
  expect(problemsOfBrand(emptyBrand)).toEqual(['name_missing']);
  expect(readBrand({ ...emptyBrand, name: { en: 'Brand' } })).toBeNull();
});
