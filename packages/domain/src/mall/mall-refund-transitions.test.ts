import { expect, test } from 'vitest';
import { isFinalRefundState, refundStates } from '../refund/index.ts';
import { allowedEvents, applyEvent } from '../workflow.ts';
import { mallOrderActors, mallRefundEvents, mallRefundWorkflow } from './index.ts';

const states = refundStates.map(({ number }) => number);

/** The transitions of decision 0029, written independently of the code: "state event" → "new state, actor". */
const decided: Record<string, string> = {
  '1 ask_platform': '4 system',
  '1 withdraw': '6 member',
  '4 platform_grant': '7 platform',
  '4 platform_refuse': '5 platform',
  '4 withdraw': '6 member',
};

test('mallRefundWorkflow allows exactly the transitions of decision 0029', () => {
  for (const state of states)
    for (const event of mallRefundEvents)
      for (const actor of mallOrderActors) {
        const [to, by] = decided[`${state} ${event}`]?.split(' ') ?? [];
        const result = applyEvent(mallRefundWorkflow, { state }, event, actor);
        const expected = by === undefined ? 'transition_not_allowed' : by === actor ? to : 'actor_not_allowed';
        const label = `${state} ${event} by ${actor}: `;
        expect(label + (result.ok ? result.value.state : result.reason)).toBe(label + expected);
      }
});

test('the platform decides on every points mall refund, and a merchant never does', () => {
  const seen = new Set(states.slice(0, 1));
  for (const state of seen)
    for (const actor of mallOrderActors)
      for (const event of allowedEvents(mallRefundWorkflow, { state }, actor)) {
        const moved = applyEvent(mallRefundWorkflow, { state }, event, actor);
        if (moved.ok) seen.add(moved.value.state);
      }
  expect([...seen].toSorted()).toEqual([1, 4, 5, 6, 7]);
  for (const state of seen)
    expect([
      state,
      mallOrderActors.every((actor) => allowedEvents(mallRefundWorkflow, { state }, actor).length === 0),
    ]).toEqual([state, isFinalRefundState(state)]);
});
