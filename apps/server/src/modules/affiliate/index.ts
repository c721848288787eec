import type { Listeners } from '../../platform/events/events.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Gateways } from '../payment/index.ts';
import { affiliateHandlers } from './affiliate.routes.ts';
import { hearEarned, hearRefunded } from './rewarding/hear-orders.ts';
import { learnPayersJobs } from './rewarding/learn-payers.job.ts';
import { hearTransferEnded } from './withdrawing/hear-transfer-ended.ts';

/** What friends, their orders and draws earn a member, and how it is paid out. */
export const affiliateModule = (platform: Platform, gateways: Gateways): Module => ({
  handlers: affiliateHandlers(platform, gateways),
  jobs: learnPayersJobs(platform, gateways),
});

/** What affiliates listen to. */
export const affiliateListeners = (platform: () => Platform): Listeners => ({
  'order.earned': [{ as: 'affiliate', hear: (tx, news, after) => hearEarned(platform())(tx, news, after) }],
  'order.refunded': [{ as: 'affiliate', hear: (tx, news, after) => hearRefunded(platform())(tx, news, after) }],
  'payment.transfer-ended': [
    { as: 'withdrawal', hear: (tx, news, after) => hearTransferEnded(platform())(tx, news, after) },
  ],
});
