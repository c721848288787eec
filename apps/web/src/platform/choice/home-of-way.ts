import type { OrderWay } from '@chifan/domain/ordering';

/** The tab with the home screen of an order type. Only deliveries have their own. */
export type HomeTab = 'in_store' | 'delivery';

export const homeTabOf = (way: OrderWay): HomeTab => (way === 'delivery' ? 'delivery' : 'in_store');

export const homePaths = {
  in_store: 'pages/index/index',
  delivery: 'pages/index/delivery_index',
} as const satisfies Record<HomeTab, string>;

export const homePathOf = (way: OrderWay) => homePaths[homeTabOf(way)];
