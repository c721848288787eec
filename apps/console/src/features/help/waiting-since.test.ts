import { expect, test } from 'vitest';
import { waitingSince } from './waiting-since.ts';

const at = (minute: number, isOfPlatform: boolean) =>
  ({ createdAt: `2026-11-21T04:0${minute}:00Z`, isOfPlatform }) as Parameters<
    typeof waitingSince
  >[0]['messages'][number];

test.each([
  ['the guest wrote twice without an answer', 'open', [at(1, false), at(2, false)], '2026-11-21T04:01:00Z'],
  [
    'the guest wrote twice after an answer',
    'open',
    [at(1, false), at(2, true), at(3, false), at(4, false)],
    '2026-11-21T04:03:00Z',
  ],
  ['the platform answered last', 'answered', [at(1, false), at(2, true)], null],
  ['the conversation is closed', 'closed', [at(1, false)], null],
] as const)(
  'if %s, waitingSince returns the time of the guest’s first unanswered message, or null without one',
  (_when, state, messages, since) => {
    expect(waitingSince({ state, messages: [...messages] })).toBe(since);
  },
);
