import { helpWorkflow } from '@chifan/domain/help';
import { transitionOf } from '../../platform/workflow/transition.ts';
import { type HelpRequestRow, helpTables } from './help-request.store.ts';

/** The only way to change the state of a help request. The row is locked. */
export const transitionHelp = transitionOf({
  workflow: helpWorkflow,
  tables: helpTables,
  factsOf: (request: HelpRequestRow) => request,
  publish: (platform, { member_id: memberId }, _before, now) => {
    const message = { topic: 'help', version: now.getTime() };
    if (memberId !== null) platform.live.tell([`member:${memberId}`], message);
    platform.live.tell(['platform'], message);
  },
});
