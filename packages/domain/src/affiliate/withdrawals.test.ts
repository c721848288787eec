import { describe, expect, test } from 'vitest';
import { applyEvent } from '../workflow.ts';
import {
  approvalsRequired,
  secondApprovalThreshold,
  type WithdrawalActor,
  withdrawalEvents,
  withdrawalStates,
  withdrawalWorkflow,
} from './withdrawals.ts';

const actors: readonly WithdrawalActor[] = ['member', 'platform', 'system'];

/** The transitions of rule affiliate-8, written independently of the code: "state event" → "new state, actors". */
const decided: Readonly<Record<string, string>> = {
  'applied approve': 'approved platform',
  'applied refuse': 'refused platform',
  'approved pay': 'paid platform system',
  'approved fail': 'failed platform system',
};

describe('withdrawals', () => {
  test('withdrawalWorkflow allows exactly the transitions of rule affiliate-8', () => {
    for (const state of withdrawalStates)
      for (const event of withdrawalEvents)
        for (const actor of actors) {
          const [to, ...by] = decided[`${state} ${event}`]?.split(' ') ?? [];
          const result = applyEvent(withdrawalWorkflow, { state }, event, actor);
          const told = result.ok ? result.value.state : result.reason;
          const expected = to === undefined ? 'transition_not_allowed' : by.includes(actor) ? to : 'actor_not_allowed';
          expect(told, `${state} ${event} ${actor}`).toBe(expected);
        }
  });

  test('a paid, refused or failed withdrawal allows no further event', () => {
    for (const state of ['paid', 'refused', 'failed'] as const)
      for (const event of withdrawalEvents)
        for (const actor of actors) expect(applyEvent(withdrawalWorkflow, { state }, event, actor).ok).toBe(false);
  });

  test.each([
    [1_000, 1],
    [99_999, 1],
    [secondApprovalThreshold, 2],
    [100_000_000, 2],
  ])('a withdrawal of %d fen needs the approval of %d operators', (amount, needed) => {
    expect(approvalsRequired(amount)).toBe(needed);
  });
});
