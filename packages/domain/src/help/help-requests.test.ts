import { expect, test } from 'vitest';
import { allowedEvents, applyEvent } from '../workflow.ts';
import { helpWorkflow } from './help-requests.ts';

test.each([
  ['open', 'platform', ['answer', 'close']],
  ['answered', 'platform', ['answer', 'close']],
  ['closed', 'platform', ['answer']],
  ['open', 'member', ['follow_up', 'close']],
  ['answered', 'member', ['follow_up', 'close']],
  ['closed', 'member', ['follow_up']],
] as const)('for a help request in the state %s, the %s may trigger the events %j', (state, actor, events) => {
  expect(allowedEvents(helpWorkflow, { state, isReachable: true }, actor)).toEqual(events);
});

test.each(['answered', 'closed'] as const)(
  'a message from the guest reopens a help request in the state %s',
  (state) => {
    expect(applyEvent(helpWorkflow, { state, isReachable: true }, 'follow_up', 'member')).toMatchObject({
      value: { state: 'open' },
    });
  },
);

test.each(['open', 'answered', 'closed'] as const)(
  'the platform cannot reply to a help request in the state %s if the guest’s account is deleted',
  (state) => {
    const facts = { state, isReachable: false };
    expect(applyEvent(helpWorkflow, facts, 'answer', 'platform')).toMatchObject({ reason: 'transition_not_allowed' });
  },
);
