import type { Handlers } from '../../platform/http/handlers.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { setOnDuty } from '../member/index.ts';
import { takeDoorStep } from './door-step.ts';
import { showEarnings } from './earnings/show-earnings.ts';
import { collectOrder, giveJobBack, handBack, handOver, takeJob } from './job-actions.ts';
import { listJobs } from './list-jobs.ts';
import { forgetPositions, reportPosition } from './report-position.ts';

const courierHandlers = (platform: Platform) =>
  ({
    courierJobs: (_input, { caller, now }) => listJobs(platform, caller.id, now),
    reportPosition: (input, { caller, now }) => reportPosition(platform, input, { courierId: caller.id, now }),
    takeJob: (input, context) => takeJob(platform, input, context),
    giveJobBack: (input, context) => giveJobBack(platform, input, context),
    collectOrder: (input, context) => collectOrder(platform, input, context),
    doorStep: (input, context) => takeDoorStep(platform, input, context),
    handBack: (input, context) => handBack(platform, input, context),
    handOver: (input, context) => handOver(platform, input, context),
    courierEarnings: (input, { caller, now }) => showEarnings(platform.database.read, caller.id, input, now),
    setDuty: async (input, { caller }) => {
      await setOnDuty(platform.database.read, caller.id, input.isOnDuty);
      return { ok: true, value: true };
    },
  }) satisfies Partial<Handlers>;

export const courierModule = (platform: Platform): Module => ({
  handlers: courierHandlers(platform),
  forget: forgetPositions,
});
