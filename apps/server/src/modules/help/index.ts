import { visitorAddressDays } from '@chifan/domain/help';
import type { Module, Platform } from '../../platform/module.ts';
import { answerEmailJobs } from './answer-email.job.ts';
import { helpHandlers } from './help.routes.ts';
import { deleteOldVisitorRequests } from './help-request.store.ts';
import { helpData } from './member-privacy.store.ts';
import { urgentEmailJobs } from './unwell/urgent-email.job.ts';
import './help.events.ts';

export const helpModule = (platform: Platform): Module => ({
  handlers: helpHandlers(platform),
  jobs: { ...answerEmailJobs(platform), ...urgentEmailJobs(platform) },
  personal: helpData,
  deleteOldData: (tx, now) => deleteOldVisitorRequests(tx, new Date(now.getTime() - visitorAddressDays * dayMs)),
});

const dayMs = 86_400_000;
