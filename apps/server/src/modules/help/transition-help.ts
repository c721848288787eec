import { type HelpFacts, helpWorkflow } from '@chifan/domain/help';
import type { Platform } from '../../platform/module.ts';
import { transitionOf } from '../../platform/workflow/transition.ts';
import { type HelpRequestRow, helpTables } from './help-request.store.ts';

export const helpFactsOf = ({ state, member_id: memberId, email }: HelpRequestRow): HelpFacts => ({
  state,
  isReachable: memberId !== null || email !== null,
});

/** Locks a help request and changes its state. No other function changes the state. */
export const transitionHelp = transitionOf({
  workflow: helpWorkflow,
  tables: helpTables,
  factsOf: helpFactsOf,
  publish: (platform, { member_id: memberId }, _before, now) => publishHelp(platform, memberId, now),
});

/** Sends a live update to the guest, who may have several devices, and to the operators. */
export function publishHelp({ live }: Platform, memberId: number | null, now: Date): void {
  const message = { topic: 'help', version: now.getTime() };
  if (memberId !== null) live.publish([`member:${memberId}`], message);
  live.publish(['platform'], message);
}
