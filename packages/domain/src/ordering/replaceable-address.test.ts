import { expect, test } from 'vitest';
import { orderStates } from './order-states.ts';
import { isAddressReplaceable } from './replaceable-address.ts';

test('a guest can change the address of a delivery until a courier takes the delivery job', () => {
  const may = orderStates.filter((state) => isAddressReplaceable({ type: 'delivery', state, hasCourier: false }));
  expect(may).toEqual(['unpaid', 'pending', 'delivering', 'to_be_picked_up']);
});

test.each(orderStates)(
  'a guest cannot change the address of an order in the state %s once a courier has the job',
  (state) => {
    expect(isAddressReplaceable({ type: 'delivery', state, hasCourier: true })).toBe(false);
  },
);

test.each(orderStates)('an order in the state %s that is not a delivery has no address that can change', (state) => {
  expect(isAddressReplaceable({ type: 'pickup', state, hasCourier: false })).toBe(false);
  expect(isAddressReplaceable({ type: 'pack', state, hasCourier: false })).toBe(false);
});
