import { expect, test } from 'vitest';
import { isAffectedByTopic, topicsOf } from './topics.ts';

test.each([
  ['orders', ['orders', 'open'], true],
  ['orders', ['refunds', 'platform', 'open', 1], true],
  ['order-messages', ['jobs'], true],
  ['order-messages', ['earnings'], false],
  ['orders', ['draw-table'], false],
  ['printing', ['printers'], true],
  ['orders', ['withdrawals', 'waiting'], false],
  ['orders', ['ledger-check'], false],
  ['withdrawals', ['withdrawals', 'waiting'], true],
  ['withdrawals', ['orders', 'all', '', 1], false],
  ['refunds', ['refunds', 'merchant', 'open', 1], true],
  ['reviews', ['reviews', 'merchant', 'unanswered', 1], true],
  ['mall-orders', ['mall-goods', 'list', 'on_sale', '', 1], true],
  ['mall-refunds', ['mall-orders', 'shipped', '', 1], true],
  ['mall-goods', ['mall-orders', 'to_ship', '', 1], false],
  ['mall-orders', ['orders', 'all', '', 1], false],
  ['set-meals', ['set-meals', 'codes', 7, '', 1], true],
  ['orders', ['set-meals', 'list', null, 1], true],
  ['shop:17', ['menu', 17], true],
  ['shop:17', ['orders', 'open'], false],
])('news of %s invalidate %j: %j', (topic, key, isConcerned) => {
  expect(isAffectedByTopic(topic, key)).toBe(isConcerned);
});

test('every topic invalidates at least one query', () => {
  const keys = ['orders', 'refunds', 'withdrawals', 'menu', 'mall-goods', 'set-meals', 'help', 'reviews', 'printers'];
  for (const topic of topicsOf([17])) expect(keys.some((key) => isAffectedByTopic(topic, [key]))).toBe(true);
});
