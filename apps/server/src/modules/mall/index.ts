import type { Module, Platform } from '../../platform/module.ts';
import { mallHandlers } from './mall.routes.ts';
import { mallTimerJobs } from './ordering/mall-timers.job.ts';

/** The points mall: what members have for the points that their meals brought. */
export const mallModule = (platform: Platform): Module => ({
  handlers: mallHandlers(platform),
  jobs: mallTimerJobs(platform),
});
