import { expect, it } from 'vitest';
import { firstMissing } from './missing-field.ts';

it('firstMissing returns the field that is first in the checkout, and null if no field is missing', () => {
  expect(firstMissing({ method: 'missing', address: 'missing' })?.message).toBe('Delivery address');
  expect(firstMissing({ email: 'missing' })?.message).toBe('Email');
  expect(firstMissing({})).toBeNull();
});
