import { expect, test } from 'vitest';
import { allowedEvents, applyEvent } from '../workflow.ts';
import { helpEvents, helpStates, helpWorkflow } from './help-requests.ts';

test.each([
  ['open', 'platform', ['answer', 'close']],
  ['answered', 'platform', ['answer', 'close']],
  ['closed', 'platform', []],
  ['open', 'member', ['follow_up']],
  ['answered', 'member', ['follow_up']],
  ['closed', 'member', []],
] as const)('for a help request in the state %s, the %s may cause %j', (state, actor, events) => {
  expect(allowedEvents(helpWorkflow, { state }, actor)).toEqual(events);
});

test('a follow-up after an answer opens the help request again', () => {
  expect(applyEvent(helpWorkflow, { state: 'answered' }, 'follow_up', 'member')).toMatchObject({
    value: { state: 'open' },
  });
});

test('a closed help request allows no further event', () => {
  expect(helpStates).toContain('closed');
  for (const event of helpEvents)
    expect(applyEvent(helpWorkflow, { state: 'closed' }, event, 'platform').ok).toBe(false);
});
