import { expect, test } from 'vitest';
import { concerns, topicsOf } from './topics.ts';

test.each([
  ['orders', ['orders', 'open'], true],
  ['orders', ['refunds', 'platform', 'open', 1], true],
  ['orders', ['draw-table'], false],
  ['orders', ['withdrawals', 'waiting'], false],
  ['orders', ['ledger-check'], false],
  ['withdrawals', ['withdrawals', 'waiting'], true],
  ['withdrawals', ['orders', 'all', '', 1], false],
  ['refunds', ['refunds', 'merchant', 'open', 1], true],
  ['shop:17', ['menu', 17], true],
  ['shop:17', ['orders', 'open'], false],
])('news of %s fetch %j anew: %j', (topic, key, isConcerned) => {
  expect(concerns(topic, key)).toBe(isConcerned);
});

test('whatever is heard of concerns something', () => {
  const keys = ['orders', 'refunds', 'withdrawals', 'menu'];
  for (const topic of topicsOf([17])) expect(keys.some((key) => concerns(topic, [key]))).toBe(true);
});
