import { expect, test } from 'vitest';
import { orderStates } from './order-states.ts';
import { isAddressReplaceable } from './replaceable-address.ts';

test('the address of a delivery can change until a courier has the job', () => {
  const may = orderStates.filter((state) => isAddressReplaceable({ type: 'delivery', state, hasCourier: false }));
  expect(may).toEqual(['unpaid', 'pending', 'delivering', 'to_be_picked_up']);
});

test.each(orderStates)('the address of an order in the state %s cannot change once a courier has the job', (state) => {
  expect(isAddressReplaceable({ type: 'delivery', state, hasCourier: true })).toBe(false);
});

test.each(orderStates)('an order in the state %s that the guest fetches has no address to change', (state) => {
  expect(isAddressReplaceable({ type: 'pickup', state, hasCourier: false })).toBe(false);
  expect(isAddressReplaceable({ type: 'pack', state, hasCourier: false })).toBe(false);
});
