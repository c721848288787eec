/**
 * What this person hears of. A shop's menu and switches have topics of their own; everything that happens to orders is told
 * under `orders`, what is asked back under `refunds`, and what waits for the platform alone under its own name.
 */
export const topicsOf = (shopIds: readonly number[]): string[] => [
  'orders',
  'refunds',
  'withdrawals',
  ...shopIds.map((id) => `shop:${id}`),
];

/** Topic → the first word of the keys of what it may have changed. An order takes from a dish's stock. */
const concerned: Readonly<Record<string, readonly string[]>> = {
  orders: ['orders', 'jobs', 'refunds', 'takings', 'menu', 'money-trail'],
  refunds: ['refunds', 'money-trail'],
  withdrawals: ['withdrawals', 'payment-alerts', 'money-trail'],
  shop: ['staff', 'merchant-shop', 'menu'],
};

/** Whether news of a topic (`orders`, `shop:17`) may have changed what stands under a query's key. */
export function concerns(topic: string, [query]: readonly unknown[]): boolean {
  const [kind = ''] = topic.split(':');
  return concerned[kind]?.some((name) => name === query) ?? false;
}
