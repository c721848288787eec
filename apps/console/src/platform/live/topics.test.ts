import { expect, test } from 'vitest';
import { isAffectedByTopic, topicsOf } from './topics.ts';

test.each([
  ['orders', ['orders', 'open']],
  ['orders', ['refunds', 'platform', 'open', 1]],
  ['order-messages', ['jobs']],
  ['printing', ['printers']],
  ['withdrawals', ['withdrawals', 'waiting']],
  ['refunds', ['refunds', 'merchant', 'open', 1]],
  ['reviews', ['reviews', 'merchant', 'unanswered', 1]],
  ['mall-orders', ['mall-goods', 'list', 'on_sale', '', 1]],
  ['mall-refunds', ['mall-orders', 'shipped', '', 1]],
  ['set-meals', ['set-meals', 'codes', 7, '', 1]],
  ['orders', ['set-meals', 'list', null, 1]],
  ['orders', ['day-closing', 1, null]],
  ['refunds', ['day-closing', 1, '2026-11-22']],
  ['shop:17', ['menu', 17]],
  ['disputes', ['failed-transfers', 'count']],
])('an event of the topic %s refetches the query with the key %j', (topic, key) => {
  expect(isAffectedByTopic(topic, key)).toBe(true);
});

test.each([
  ['order-messages', ['earnings']],
  ['orders', ['draw-table']],
  ['orders', ['withdrawals', 'waiting']],
  ['orders', ['ledger-check']],
  ['withdrawals', ['orders', 'all', '', 1]],
  ['mall-goods', ['mall-orders', 'to_ship', '', 1]],
  ['mall-orders', ['orders', 'all', '', 1]],
  ['shop:17', ['orders', 'open']],
])('an event of the topic %s does not refetch the query with the key %j', (topic, key) => {
  expect(isAffectedByTopic(topic, key)).toBe(false);
});

test('an event of any topic that the console subscribes to refetches at least one query', () => {
  const keys = [
    'orders',
    'refunds',
    'withdrawals',
    'menu',
    'mall-goods',
    'set-meals',
    'help',
    'reviews',
    'printers',
    'jobs',
    'disputes',
  ];
  for (const topic of topicsOf([17])) expect(keys.some((key) => isAffectedByTopic(topic, [key]))).toBe(true);
});
