import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CheckoutField, CheckoutProblems } from './checkout-problems.ts';

/** Names of the required fields in the sequence of the checkout. */
const requiredFields: readonly (readonly [CheckoutField, MessageDescriptor])[] = [
  ['table', msg`Table number`],
  ['address', msg`Delivery address`],
  ['helper', msg`How the courier reaches you`],
  ['contactName', msg`Name`],
  ['contactPhone', msg`Phone number`],
  ['email', msg`Email`],
  ['method', msg`Payment method`],
];

/** Returns the name of the first field with an error, or null. */
export const firstMissing = (problems: CheckoutProblems): MessageDescriptor | null =>
  requiredFields.find(([field]) => problems[field] !== undefined)?.[1] ?? null;
