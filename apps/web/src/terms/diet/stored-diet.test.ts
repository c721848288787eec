import type { DietProfile } from '@chifan/contract/member/views';
import { describe, expect, test } from 'vitest';
import { joinDiets, noDiet, readDiet } from './stored-diet.ts';

const peanut: DietProfile = { avoids: ['peanut'], wishes: [] };
const halal: DietProfile = { avoids: ['egg'], wishes: ['halal'] };

describe('stored diet', () => {
  test.each([null, '', '{', '[]', '"peanut"', '{"profile":{"avoids":"peanut"}}'])(
    'reading the malformed stored diet %s returns an empty diet',
    (stored) => {
      expect(readDiet(stored)).toEqual({ profile: noDiet, unsent: 'no' });
    },
  );

  test('reading a stored diet keeps known allergens and wishes and omits unknown ones', () => {
    const stored = JSON.stringify({ profile: { avoids: ['peanut', 'kale'], wishes: ['halal', 7] }, unsent: 'visitor' });
    expect(readDiet(stored)).toEqual({ profile: { avoids: ['peanut'], wishes: ['halal'] }, unsent: 'visitor' });
  });
});

describe('diet after a sign-in', () => {
  test.each([
    [
      'a visitor’s diet is merged into the member’s diet',
      'visitor',
      halal,
      { avoids: ['egg', 'peanut'], wishes: ['halal'] },
    ],
    ['a visitor’s diet stays if the member has none', 'visitor', null, peanut],
    ['an unsent change of the member replaces the server’s diet', 'member', halal, peanut],
    ['the server’s diet applies if nothing was changed here', 'no', halal, halal],
    ['another guest’s diet on this device is dropped', 'no', null, noDiet],
  ] as const)('signing in combines the stored diet with the member’s diet: %s', (_rule, unsent, onServer, joined) => {
    expect(joinDiets({ profile: peanut, unsent }, onServer)).toEqual(joined);
  });
});
