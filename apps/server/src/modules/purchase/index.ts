import type { Listeners } from '../../platform/events/events.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Gateways } from '../payment/index.ts';
import { purchaseData } from './member-privacy.store.ts';
import { onPaymentSettled } from './paying/on-payment-settled.ts';
import { purchaseHandlers } from './purchase.routes.ts';
import { purchaseTimerJobs } from './purchase-timers.job.ts';

export { payPurchase } from './paying/pay-purchase.ts';
export { replaceTopUpTiers } from './tiers/top-up-tier.store.ts';

export const purchaseModule = (platform: Platform, gateways: Gateways): Module => ({
  handlers: purchaseHandlers(platform, gateways),
  jobs: purchaseTimerJobs(platform),
  personal: purchaseData,
});

export const purchaseListeners = (platform: () => Platform): Listeners => ({
  'payment.settled': [{ as: 'purchase', handle: (tx, news, after) => onPaymentSettled(platform())(tx, news, after) }],
});
