import type { Listeners } from '../../platform/events/events.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Gateways } from '../payment/index.ts';
import { affiliateHandlers } from './affiliate.routes.ts';
import { affiliateData } from './member-privacy.store.ts';
import { fetchPayersJobs } from './rewarding/fetch-payers.job.ts';
import { onOrderEarned, onOrderRefunded } from './rewarding/on-orders.ts';
import { onPayoutEnded } from './withdrawing/on-payout-ended.ts';
import './affiliate.events.ts';

export const affiliateModule = (platform: Platform, gateways: Gateways): Module => ({
  handlers: affiliateHandlers(platform, gateways),
  personal: affiliateData,
  jobs: fetchPayersJobs(platform, gateways),
});

export const affiliateListeners = (platform: () => Platform): Listeners => ({
  'order.earned': [{ as: 'affiliate', handle: (tx, news, after) => onOrderEarned(platform())(tx, news, after) }],
  'order.refunded': [{ as: 'affiliate', handle: (tx, news, after) => onOrderRefunded(platform())(tx, news, after) }],
  'payment.payout-ended': [
    { as: 'withdrawal', handle: (tx, news, after) => onPayoutEnded(platform())(tx, news, after) },
  ],
});
