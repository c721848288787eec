import { expect, it } from 'vitest';
import { stateWords } from './state-words.ts';

const now = new Date('2026-11-21T04:00:00Z');
const taken = { state: 'delivering', workingState: 'delivering', type: 'pickup', dining: 'take_away' } as const;
const titleOf = (wantedAt: string | null) => stateWords({ ...taken, wantedAt }, now).title.message;

it('nobody is told that the kitchen is at work on what is wanted later', () => {
  expect(titleOf('2026-11-22T10:00:00Z')).toBe('The restaurant took your order');
  expect(titleOf('2026-11-21T04:00:00Z')).toBe('The kitchen is at work');
  expect(titleOf(null)).toBe('The kitchen is at work');
});

it('nobody is told of a courier before one has taken the order', () => {
  const ready = { state: 'to_be_picked_up', workingState: 'to_be_picked_up', type: 'delivery', dining: null } as const;
  const textOf = (courier: { readonly name: string; readonly phone: string | null } | null) =>
    stateWords({ ...ready, wantedAt: null, courier }, now).text?.message;
  expect(textOf(null)).toBe('It waits for a courier.');
  expect(textOf({ name: '王师傅', phone: null })).toBe('A courier is on the way to the restaurant.');
});
