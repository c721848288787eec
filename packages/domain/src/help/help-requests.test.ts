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
] as const)('of what is %s the %s may %j', (state, actor, events) => {
  expect(allowedEvents(helpWorkflow, { state }, actor)).toEqual(events);
});

test('whoever writes on after an answer waits for the platform again', () => {
  expect(applyEvent(helpWorkflow, { state: 'answered' }, 'follow_up', 'member')).toMatchObject({
    value: { state: 'open' },
  });
});

test('nothing leads out of what is closed', () => {
  expect(helpStates).toContain('closed');
  for (const event of helpEvents)
    expect(applyEvent(helpWorkflow, { state: 'closed' }, event, 'platform').ok).toBe(false);
});
