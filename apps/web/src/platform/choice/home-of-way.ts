import type { OrderWay } from '@chifan/domain/ordering';

/** The home tab of an order type. The tab `delivery` is for deliveries, and `in_store` for all other order types. */
export type HomeTab = 'in_store' | 'delivery';

export const homeTabOf = (way: OrderWay): HomeTab => (way === 'delivery' ? 'delivery' : 'in_store');

export const homePaths = {
  in_store: 'pages/index/index',
  delivery: 'pages/index/delivery_index',
} as const satisfies Record<HomeTab, string>;

export const homePathOf = (way: OrderWay) => homePaths[homeTabOf(way)];
