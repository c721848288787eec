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
] as const)('for a help request in the state %s, the %s may cause %j', (state, actor, events) => {
  expect(allowedEvents(helpWorkflow, { state, isReachable: true }, actor)).toEqual(events);
});

test.each(['answered', 'closed'] as const)(
  'a message of the guest opens a help request in the state %s again',
  (state) => {
    expect(applyEvent(helpWorkflow, { state, isReachable: true }, 'follow_up', 'member')).toMatchObject({
      value: { state: 'open' },
    });
  },
);

test.each(['open', 'answered', 'closed'] as const)(
  'a help request in the state %s allows no answer if its guest is deleted',
  (state) => {
    const facts = { state, isReachable: false };
    expect(applyEvent(helpWorkflow, facts, 'answer', 'platform')).toMatchObject({ reason: 'transition_not_allowed' });
  },
);
