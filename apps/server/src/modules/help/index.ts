import type { Module, Platform } from '../../platform/module.ts';
import { answerEmailJobs } from './answer-email.job.ts';
import { helpHandlers } from './help.routes.ts';
import { helpData } from './member-privacy.store.ts';

export const helpModule = (platform: Platform): Module => ({
  handlers: helpHandlers(platform),
  jobs: answerEmailJobs(platform),
  personal: helpData,
});
