import { expect, test } from 'vitest';
import { orderStates } from './order-states.ts';
import { isAddressReplaceable } from './replaceable-address.ts';

test('a delivery may go elsewhere until a courier has it', () => {
  const may = orderStates.filter((state) => isAddressReplaceable({ type: 'delivery', state, hasCourier: false }));
  expect(may).toEqual(['unpaid', 'pending', 'delivering', 'to_be_picked_up']);
});

test.each(orderStates)('%s: with a courier the address stays', (state) => {
  expect(isAddressReplaceable({ type: 'delivery', state, hasCourier: true })).toBe(false);
});

test.each(orderStates)('%s: what the guest fetches has no address', (state) => {
  expect(isAddressReplaceable({ type: 'pickup', state, hasCourier: false })).toBe(false);
  expect(isAddressReplaceable({ type: 'pack', state, hasCourier: false })).toBe(false);
});
