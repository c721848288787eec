import type { FastifyInstance } from 'fastify';
import type { Module, Platform } from '../../platform/module.ts';
import { reconcileJobs } from './attempts/reconcile.job.ts';
import { payBackJobs } from './gateway-refunds/send-gateway-refund.ts';
import type { Gateways } from './gateways.ts';
import { paymentHandlers } from './payment.routes.ts';
import { payoutJobs } from './payouts/send-payout.ts';
import { statementJobs } from './statements/statements.job.ts';
import { forgetNotices } from './webhooks/forget-notices.ts';
import { addReturnRoute, addWebhookRoutes } from './webhooks/webhook-routes.ts';

export {
  type AttemptRow,
  attemptById,
  attemptsOfOrder,
  attemptsOfPurchase,
  attemptThatPaid,
} from './attempts/attempt.store.ts';
export { arePayersKnown, learnPayers } from './attempts/learn-payers.ts';
export { closeOpenAttempts } from './attempts/open-attempt.ts';
export { payAtGateway } from './attempts/pay-at-gateway.ts';
export { demandUnspent, isSo, isSpentElsewhere, type PayCall } from './attempts/pay-keys.store.ts';
export { queryGateway } from './attempts/query-gateway.ts';
export { scheduleReconcile } from './attempts/reconcile.job.ts';
export { pauseMs, payBack, tryGatewayRefundNow } from './gateway-refunds/send-gateway-refund.ts';
export { createGateways, type Gateways, offeredMethods } from './gateways.ts';
export { askPayoutOnceMore, endPayout } from './payouts/end-payout.ts';
export { type PayoutRow, payoutById, payoutsByNumber } from './payouts/payout.store.ts';
export { sendPayout } from './payouts/send-payout.ts';
export { scheduleStatements } from './statements/statements.job.ts';

export const paymentModule = (platform: Platform, gateways: Gateways): Module => ({
  handlers: paymentHandlers(platform, gateways),
  jobs: {
    ...reconcileJobs(platform, gateways),
    ...payBackJobs(platform, gateways),
    ...payoutJobs(platform, gateways),
    ...statementJobs(platform, gateways),
  },
  forget: forgetNotices,
  routes: (http: FastifyInstance) => {
    addWebhookRoutes(http, platform, gateways);
    addReturnRoute(http);
  },
});
