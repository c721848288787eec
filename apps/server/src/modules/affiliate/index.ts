import type { Listeners } from '../../platform/events/events.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { affiliateHandlers } from './affiliate.routes.ts';
import { hearEarned, hearRefunded } from './rewarding/hear-orders.ts';

/** What friends, their orders and draws earn a member, and how it is paid out. */
export const affiliateModule = (platform: Platform): Module => ({ handlers: affiliateHandlers(platform) });

/** What affiliates listen to. */
export const affiliateListeners = (platform: () => Platform): Listeners => ({
  'order.earned': [{ as: 'affiliate', hear: (tx, news, after) => hearEarned(platform())(tx, news, after) }],
  'order.refunded': [{ as: 'affiliate', hear: (tx, news, after) => hearRefunded(platform())(tx, news, after) }],
});
