import type { Module, Platform } from '../../platform/module.ts';
import {
  changeColleague,
  endColleagueSessions,
  removeColleague,
  resetColleague,
  resetSecondFactor,
  resumeColleague,
  suspendColleague,
} from './change-colleague.ts';
import { inviteColleague } from './invite-colleague.ts';
import { passwordLinkJobs } from './password-link.job.ts';
import { listColleagues } from './show-colleagues.ts';

export { type PasswordLink, passwordEmail } from './password-email.ts';

export const staffModule = (platform: Platform): Module => ({
  handlers: {
    listColleagues: (input, context) => listColleagues(platform, input, context),
    inviteColleague: (input, context) => inviteColleague(platform, input, context),
    changeColleague: (input, context) => changeColleague(platform, input, context),
    removeColleague: (input, context) => removeColleague(platform, input, context),
    suspendColleague: (input, context) => suspendColleague(platform, input, context),
    resumeColleague: (input, context) => resumeColleague(platform, input, context),
    resetColleague: (input, context) => resetColleague(platform, input, context),
    resetSecondFactor: (input, context) => resetSecondFactor(platform, input, context),
    endColleagueSessions: (input, context) => endColleagueSessions(platform, input, context),
  },
  jobs: passwordLinkJobs(platform),
});
