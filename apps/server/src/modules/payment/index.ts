import type { FastifyInstance } from 'fastify';
import type { Module, Platform } from '../../platform/module.ts';
import { type Gateways, offeredMethods } from './gateways.ts';
import { payBackJobs } from './pay-back.ts';
import { reconcileJobs } from './reconcile.job.ts';
import { addStripeWebhook } from './stripe-webhook.ts';

export { type AttemptRow, attemptById, attemptsOfOrder, insertAttempt } from './attempt.store.ts';
export { createGateways, type GatewayName, type Gateways, offeredMethods } from './gateways.ts';
export { openAtGateway } from './open-attempt.ts';
export { payBack } from './pay-back.ts';
export { askAbout, scheduleReconcile } from './reconcile.job.ts';

export const paymentModule = (platform: Platform, gateways: Gateways): Module => ({
  handlers: { payableMethods: async () => ({ ok: true, value: offeredMethods(gateways) }) },
  jobs: { ...reconcileJobs(platform, gateways), ...payBackJobs(platform, gateways) },
  routes: (http: FastifyInstance) => addStripeWebhook(http, platform, gateways),
});
