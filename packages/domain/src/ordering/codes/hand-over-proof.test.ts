import { expect, it } from 'vitest';
import { handOverProofOf, isReceivedByCode } from './hand-over-proof.ts';

const delivered = { type: 'delivery', state: 'delivered', workingState: 'delivered', hasPhoto: false } as const;

it.each([
  ['handed over with the code', {}, 'code'],
  ['left at the door with a photo', { hasPhoto: true }, 'photo'],
  ['on its way', { workingState: 'to_be_delivered' }, null],
  ['that the guest collected', { type: 'pickup', workingState: 'completed' }, null],
] as const)('handOverProofOf returns how the courier proved the hand-over, for an order %s', (_, changed, proof) => {
  expect(handOverProofOf({ ...delivered, ...changed })).toBe(proof);
});

it.each([
  ['handed over with the code', {}, true],
  ['left at the door with a photo', { hasPhoto: true }, false],
  ['that is completed', { state: 'completed', workingState: 'completed' }, false],
  ['with an open refund request', { state: 'after_sale_processing' }, false],
] as const)(
  'isReceivedByCode returns whether the guest confirmed the receipt by code: $2 for an order %s (rule ordering-114)',
  (_, changed, isReceived) => {
    expect(isReceivedByCode({ ...delivered, ...changed })).toBe(isReceived);
  },
);
