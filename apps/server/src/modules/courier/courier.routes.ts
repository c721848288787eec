import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { endBreak, startBreak } from './break/break.ts';
import { takeDoorStep } from './door-step.ts';
import { showEarnings } from './earnings/show-earnings.ts';
import { collectOrder } from './jobs/collect-order.ts';
import { giveJobBack } from './jobs/give-job-back.ts';
import { handOver } from './jobs/hand-over.ts';
import { listDeliveryJobs } from './jobs/list-jobs.ts';
import { returnJob } from './jobs/return-job.ts';
import { takeJob } from './jobs/take-job.ts';
import { reportPosition } from './position/report-position.ts';
import { setDuty } from './position/set-duty.ts';

export const courierHandlers = (platform: Platform) =>
  ({
    courierJobs: (_input, context) => listDeliveryJobs(platform, context),
    reportPosition: (input, { caller, now }) => reportPosition(platform, input, { courierId: caller.id, now }),
    takeJob: (input, context) => takeJob(platform, input, context),
    giveJobBack: (input, context) => giveJobBack(platform, input, context),
    collectOrder: (input, context) => collectOrder(platform, input, context),
    doorStep: (input, context) => takeDoorStep(platform, input, context),
    handBack: (input, context) => returnJob(platform, input, context),
    handOver: (input, context) => handOver(platform, input, context),
    courierEarnings: (input, context) => showEarnings(platform.database.read, input, context),
    startBreak: (input, context) => startBreak(platform, input, context),
    endBreak: (_input, context) => endBreak(platform, context),
    setDuty: (input, context) => setDuty(platform, input, context),
  }) satisfies Partial<Handlers>;
