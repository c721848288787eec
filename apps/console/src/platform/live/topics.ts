/**
 * Topics of the live feed for this member of staff. `shop:<id>` covers a shop's menu and settings, `orders` all data of
 * orders, and `refunds` all refund requests.
 */
export const topicsOf = (shopIds: readonly number[]): string[] => [
  'orders',
  'order-messages',
  'refunds',
  'withdrawals',
  'disputes',
  'mall-orders',
  'mall-refunds',
  'mall-goods',
  'set-meals',
  'help',
  'reviews',
  'printing',
  'couriers',
  ...shopIds.map((id) => `shop:${id}`),
];

/**
 * Topic → first elements of query keys. An event of the topic refetches these queries, because their data may have
 * changed. `orders` includes menus and set meals, because an order reduces their stock.
 */
const concerned: Readonly<Record<string, readonly string[]>> = {
  orders: ['orders', 'jobs', 'dispatch', 'refunds', 'earnings', 'menu', 'money-trail', 'set-meals', 'day-closing'],
  // A message is shown with its order or delivery job and moves no money, so no other query is refetched.
  'order-messages': ['orders', 'jobs'],
  refunds: ['refunds', 'money-trail', 'failed-transfers', 'day-closing'],
  // Goods are included, because an order reduces the stock of a product and a return restores it.
  'mall-orders': ['mall-orders', 'mall-refunds', 'mall-goods'],
  'mall-refunds': ['mall-refunds', 'mall-orders', 'mall-goods'],
  'mall-goods': ['mall-goods'],
  'set-meals': ['set-meals'],
  help: ['help'],
  reviews: ['reviews'],
  printing: ['printers'],
  // The server sends this topic when a courier starts or ends a shift or a break.
  couriers: ['jobs', 'dispatch', 'staff'],
  withdrawals: ['withdrawals', 'payment-alerts', 'money-trail', 'failed-transfers'],
  disputes: ['disputes', 'failed-transfers', 'payment-alerts', 'money-trail'],
  shop: ['staff', 'merchant-shop', 'menu', 'shop-stage'],
};

/** Whether an event of a topic (`orders`, `shop:17`) may have changed the data of a query, given the query's key. */
export function isAffectedByTopic(topic: string, [query]: readonly unknown[]): boolean {
  const [kind = ''] = topic.split(':');
  return concerned[kind]?.some((name) => name === query) ?? false;
}
