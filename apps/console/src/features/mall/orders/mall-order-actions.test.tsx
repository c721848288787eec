import { allowedEvents } from '@chifan/domain';
import { mallOrderStates, mallOrderWorkflow } from '@chifan/domain/mall';
import { expect, test } from 'vitest';
import { mallOrderActionKeys } from './mall-order-actions.tsx';
import { readParcel } from './parcel-dialog.tsx';

const shipment = {
  carrier: 'sf',
  trackingNumber: 'SF1234567890',
  shippedAt: '2026-11-21T04:00:00Z',
  steps: [],
} as const;

test('a mall order has a button for every event that the server can allow the platform', () => {
  for (const state of mallOrderStates) {
    const allowed = allowedEvents(mallOrderWorkflow, { state, stateBeforeAfterSale: null }, 'platform');
    expect(mallOrderActionKeys({ state, allowedEvents: allowed, shipment: null })).toEqual(
      expect.arrayContaining(allowed),
    );
  }
});

test('a mall order has no button for an event that the server does not allow', () => {
  expect(mallOrderActionKeys({ state: 'pending', allowedEvents: [], shipment: null })).toEqual([]);
});

test.each([
  ['to_be_delivered', true],
  ['after_sale_processing', true],
  ['completed', true],
  ['refunded', false],
  ['after_sale_completed', false],
  ['cancelled', false],
] as const)(
  'the state %s of a mall order decides whether the order has buttons to update and to correct its parcel: %j',
  (state, isFollowed) => {
    const keys = mallOrderActionKeys({ state, allowedEvents: [], shipment: { ...shipment, steps: [] } });
    expect(keys).toEqual(isFollowed ? ['step', 'correct'] : []);
  },
);

test('readParcel removes spaces from a tracking number and capitalises its letters', () => {
  expect(readParcel({ carrier: 'sf', typed: ' sf1234 5678 90\n' })).toEqual({
    carrier: 'sf',
    trackingNumber: 'SF1234567890',
  });
});

test.each([
  ['', 'SF1234567890', 'no carrier is chosen'],
  ['sf', '', 'the number is missing'],
  ['sf', 'SF12', 'the number is too short'],
  ['sf', '单号1234567', 'the number has other characters than letters and digits'],
  ['sf', '1'.repeat(41), 'the number is too long'],
] as const)('readParcel rejects carrier %j with tracking number %j because %s', (carrier, typed, _) => {
  expect(readParcel({ carrier, typed })).toBeNull();
});
