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
