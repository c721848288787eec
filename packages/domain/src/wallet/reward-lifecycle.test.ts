import { expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { rewardTakenBack } from './reward-lifecycle.ts';

test('rewardTakenBack returns exactly the reward if the refunds are not lower than the payment', () => {
  expect(rewardTakenBack(100, { paid: fen(50), refunded: fen(60) })).toBe(100);
  expect(rewardTakenBack(100, { paid: fen(0), refunded: fen(0) })).toBe(100);
});
