import { expect, test } from 'vitest';
import { type DoorWait, doorWaitMinutes, hasGuestAgreedToLeave, isDoorStepDone, nextDoorSteps } from './door-wait.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 24, 4, minutes));
const waiting = (changes: Partial<DoorWait> = {}): DoorWait => ({
  arrivedAt: at(0),
  calledAt: null,
  returnedAt: null,
  ...changes,
});

test.each([
  ['not at the door yet', null, at(0), ['arrive']],
  ['at the door', waiting(), at(0), ['call']],
  ['at the door for an hour without a call', waiting(), at(60), ['call']],
  [
    'at the door after a call, with less than ten minutes of waiting',
    waiting({ calledAt: at(1) }),
    at(doorWaitMinutes - 1),
    [],
  ],
  [
    'at the door after a call and ten minutes of waiting',
    waiting({ calledAt: at(1) }),
    at(doorWaitMinutes),
    ['bring_back'],
  ],
  ['on the way back to the restaurant', waiting({ calledAt: at(1), returnedAt: at(11) }), at(12), []],
] as const)(
  'nextDoorSteps returns the steps that a courier may take next at the door, for a courier who is %s',
  (_, wait, now, steps) => {
    expect(nextDoorSteps(wait, now)).toEqual(steps);
  },
);

test('isDoorStepDone returns true for a completed step, so that the courier does not repeat it', () => {
  const called = waiting({ calledAt: at(1) });
  expect(isDoorStepDone('arrive', null)).toBe(false);
  expect(isDoorStepDone('arrive', waiting())).toBe(true);
  expect(isDoorStepDone('call', waiting())).toBe(false);
  expect(isDoorStepDone('call', called)).toBe(true);
  expect(isDoorStepDone('bring_back', called)).toBe(false);
  expect(isDoorStepDone('bring_back', waiting({ calledAt: at(1), returnedAt: at(11) }))).toBe(true);
});

test.each([
  [[{ from: 'member', code: 'leave_at_door' }], true],
  [[{ from: 'member', code: 'leave_at_reception' }], true],
  [[{ from: 'courier', code: 'leave_at_door' }], false],
  [[{ from: 'member', code: 'coming_down' }], false],
  [[], false],
])(
  'hasGuestAgreedToLeave decides whether the messages %j allow the courier to leave the food: %s',
  (messages, isAgreed) => expect(hasGuestAgreedToLeave(messages)).toBe(isAgreed),
);
