/**
 * Topics of the live feed. `shop:<id>` has menu and switches, `orders` everything about orders, and `refunds` all
 * refund requests.
 */
export const topicsOf = (shopIds: readonly number[]): string[] => [
  'orders',
  'order-messages',
  'refunds',
  'withdrawals',
  'mall-orders',
  'mall-refunds',
  'mall-goods',
  'set-meals',
  'help',
  'reviews',
  'printing',
  ...shopIds.map((id) => `shop:${id}`),
];

/**
 * Topic → first word of the query keys that it may have changed. An order reduces the stock of a dish or a set meal.
 */
const concerned: Readonly<Record<string, readonly string[]>> = {
  orders: ['orders', 'jobs', 'dispatch', 'refunds', 'earnings', 'menu', 'money-trail', 'set-meals'],
  // Only open orders and jobs, because messages move no money.
  'order-messages': ['orders', 'jobs'],
  refunds: ['refunds', 'money-trail', 'failed-transfers'],
  // A parcel reduces a product's stock, and returned pieces restore it.
  'mall-orders': ['mall-orders', 'mall-refunds', 'mall-goods'],
  'mall-refunds': ['mall-refunds', 'mall-orders', 'mall-goods'],
  'mall-goods': ['mall-goods'],
  'set-meals': ['set-meals'],
  help: ['help'],
  reviews: ['reviews'],
  printing: ['printers'],
  withdrawals: ['withdrawals', 'payment-alerts', 'money-trail', 'failed-transfers'],
  shop: ['staff', 'merchant-shop', 'menu', 'shop-stage'],
};

/** Whether news of a topic (`orders`, `shop:17`) may have changed a query's data. */
export function isAffectedByTopic(topic: string, [query]: readonly unknown[]): boolean {
  const [kind = ''] = topic.split(':');
  return concerned[kind]?.some((name) => name === query) ?? false;
}
