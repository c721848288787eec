import type { Listeners } from '../../platform/events/events.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Gateways } from '../payment/index.ts';
import { refundData } from './member-privacy.store.ts';
import { onGatewayRefundChanged } from './on-gateway-refund-changed.ts';
import { mallRefundHandlers, refundHandlers } from './refund.routes.ts';
import { refundTimerJobs } from './refund-timers.job.ts';
import './refund.events.ts';

export { decisionWords, reasonWords } from './reading/refund-reasons.ts';
export type { RefundRow } from './refund.store.ts';

export const refundModule = (platform: Platform, gateways: Gateways): Module => ({
  handlers: { ...refundHandlers(platform, gateways), ...mallRefundHandlers(platform) },
  jobs: refundTimerJobs(platform),
  personal: refundData,
});

export const refundListeners = (platform: () => Platform): Listeners => ({
  'payment.gateway-refund-changed': [
    { as: 'refund', handle: (tx, news, after) => onGatewayRefundChanged(platform())(tx, news, after) },
  ],
});
