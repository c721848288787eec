import { expect, test } from 'vitest';
import { orderStates } from '../ordering/index.ts';
import { type BroughtInVain, courierPaidBy } from './courier-pay.ts';

const onTheWay: BroughtInVain = { orderState: 'to_be_delivered', hasCourier: true, liable: 'merchant' };

test.each<[string, Partial<BroughtInVain>, 'merchant' | 'platform' | null]>([
  ['the shop pays for its faults', {}, 'merchant'],
  ['food that was handed over was brought too', { orderState: 'delivered' }, 'merchant'],
  ['the platform pays for its own', { liable: 'platform' }, 'platform'],
  ['and for its goodwill to a guest', { liable: 'guest' }, 'platform'],
  ['a courier who is liable bears the fee', { liable: 'courier' }, null],
  ['food that nobody collected was brought by nobody', { orderState: 'to_be_picked_up' }, null],
  ['a courier who handed the food back brought nothing', { hasCourier: false }, null],
  ['completion has paid already', { orderState: 'completed' }, null],
])('%s', (_rule, over, expected) => {
  expect(courierPaidBy({ ...onTheWay, ...over })).toBe(expected);
});

test('a courier is owed only between collecting and completion', () => {
  const owed = orderStates.filter((orderState) => courierPaidBy({ ...onTheWay, orderState }) !== null);
  expect(owed).toEqual(['to_be_delivered', 'delivered']);
});
