import type { FastifyInstance } from 'fastify';
import { metrics } from '../../platform/metrics/metric-names.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { reconcileJobs } from './attempts/reconcile.job.ts';
import { addApplePayRoute } from './cards/apple-pay-route.ts';
import { forgetCardsJob } from './cards/forget-cards.job.ts';
import { limitCardsJob } from './cards/limit-cards.ts';
import { gatewayRefundJobs } from './gateway-refunds/send-gateway-refund.ts';
import { gatewayReportJobs } from './gateway-reports/gateway-reports.job.ts';
import type { Gateways } from './gateways.ts';
import { paymentData } from './member-privacy.store.ts';
import { paymentHandlers } from './payment.routes.ts';
import { alertsSince } from './webhooks/alert.store.ts';
import { removeOldWebhooksAndAlerts } from './webhooks/remove-old-webhooks.ts';
import { addReturnRoute, addWebhookRoutes } from './webhooks/webhook-routes.ts';
import { payoutJobs } from './withdrawal-payouts/send-payout.ts';
import './payment.events.ts';

export {
  type AttemptRow,
  attemptById,
  attemptsOfOrder,
  attemptsOfPurchase,
  payingAttemptOf,
} from './attempts/attempt.store.ts';
export { closeAttempts } from './attempts/close-attempts.ts';
export { arePayersKnown, fetchPayers } from './attempts/fetch-payers.ts';
export { payAtGateway } from './attempts/pay-at-gateway.ts';
export { type PayCall, queryBoolean, sqlIsKeyUsedElsewhere } from './attempts/pay-keys.store.ts';
export { queryGateway } from './attempts/query-gateway.ts';
export { scheduleReconcile } from './attempts/reconcile.job.ts';
export { moveDisputedMoney } from './disputes/on-dispute.ts';
export { enqueueGatewayRefund, retryDelayMs, tryGatewayRefundNow } from './gateway-refunds/send-gateway-refund.ts';
export { scheduleGatewayReports } from './gateway-reports/gateway-reports.job.ts';
export { availableMethods, createGateways, type Gateways } from './gateways.ts';
export { measuredGateways } from './measured-gateways.ts';
export { findTracedSubject } from './trail/money-trail.store.ts';
export { endPayout, requeryPayout } from './withdrawal-payouts/end-payout.ts';
export { type PayoutRow, payoutById, payoutsByNumber } from './withdrawal-payouts/payout.store.ts';
export { sendPayout } from './withdrawal-payouts/send-payout.ts';

const dayMs = 86_400_000;

export const paymentModule = (platform: Platform, gateways: Gateways): Module => ({
  handlers: paymentHandlers(platform, gateways),
  jobs: {
    ...reconcileJobs(platform, gateways),
    ...gatewayRefundJobs(platform, gateways),
    ...payoutJobs(platform, gateways),
    ...gatewayReportJobs(platform, gateways),
    'payment.forget-cards': forgetCardsJob(gateways),
    'payment.limit-cards': limitCardsJob(platform, gateways),
  },
  deleteOldData: removeOldWebhooksAndAlerts,
  personal: paymentData,
  gauges: [
    {
      name: metrics.paymentAlerts,
      help: 'Payment alerts of the last day: forged or mismatched webhooks, and payments that an operator must check.',
      everySeconds: 60,
      read: async () => [
        { value: await alertsSince(platform.database.read, new Date(platform.clock.now().getTime() - dayMs)) },
      ],
    },
  ],
  routes: (http: FastifyInstance) => {
    addWebhookRoutes(http, platform, gateways);
    addReturnRoute(http);
    addApplePayRoute(http, platform.config);
  },
});
