import { helpWorkflow } from '@chifan/domain/help';
import { transitionOf } from '../../platform/workflow/transition.ts';
import { type HelpRequestRow, helpTables } from './help-request.store.ts';

/** Locks a help request and changes its state. No other function changes the state. */
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
