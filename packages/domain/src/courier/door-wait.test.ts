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
  ['not arrived', null, at(0), ['arrive']],
  ['arrived', waiting(), at(0), ['call']],
  ['at the door for long without a call', waiting(), at(60), ['call']],
  ['at the door after a call, before the end of the wait', waiting({ calledAt: at(1) }), at(doorWaitMinutes - 1), []],
  ['at the door after a call and the wait', waiting({ calledAt: at(1) }), at(doorWaitMinutes), ['bring_back']],
  ['on the way back', waiting({ calledAt: at(1), returnedAt: at(11) }), at(12), []],
] as const)('a courier who is %s has the right next steps at the door', (_, wait, now, steps) => {
  expect(nextDoorSteps(wait, now)).toEqual(steps);
});

test('isDoorStepDone reports completed steps, so that no step is repeated', () => {
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
])('after the messages %j the food may be left at the door: %s', (messages, isAgreed) =>
  expect(hasGuestAgreedToLeave(messages)).toBe(isAgreed),
);
