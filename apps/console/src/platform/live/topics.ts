/** Of a shop its menu and switches; everything about orders is under `orders`, what is asked back under `refunds`. */
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

/** Topic → the first word of the keys of what it may have changed. An order takes from a dish's stock, or a set meal's. */
const concerned: Readonly<Record<string, readonly string[]>> = {
  orders: ['orders', 'jobs', 'dispatch', 'refunds', 'earnings', 'menu', 'money-trail', 'set-meals'],
  // Of open orders and jobs alone: what is said moves no money.
  'order-messages': ['orders', 'jobs'],
  refunds: ['refunds', 'money-trail', 'failed-transfers'],
  // A parcel takes from a product's stock, and what comes back goes there.
  'mall-orders': ['mall-orders', 'mall-refunds', 'mall-goods'],
  'mall-refunds': ['mall-refunds', 'mall-orders', 'mall-goods'],
  'mall-goods': ['mall-goods'],
  'set-meals': ['set-meals'],
  help: ['help'],
  reviews: ['reviews'],
  printing: ['printers'],
  withdrawals: ['withdrawals', 'payment-alerts', 'money-trail', 'failed-transfers'],
  shop: ['staff', 'merchant-shop', 'menu'],
};

/** Whether news of a topic (`orders`, `shop:17`) may have changed what stands under a query's key. */
export function concerns(topic: string, [query]: readonly unknown[]): boolean {
  const [kind = ''] = topic.split(':');
  return concerned[kind]?.some((name) => name === query) ?? false;
}
