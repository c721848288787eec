import type { DietProfile } from '@chifan/contract/member';
import { describe, expect, test } from 'vitest';
import { joinDiets, noDiet, readDiet } from './kept-diet.ts';

const peanut: DietProfile = { avoids: ['peanut'], wishes: [] };
const halal: DietProfile = { avoids: ['egg'], wishes: ['halal'] };

describe('what the browser has stored', () => {
  test.each([null, '', '{', '[]', '"peanut"', '{"profile":{"avoids":"peanut"}}'])('%s is no diet', (stored) => {
    expect(readDiet(stored)).toEqual({ profile: noDiet, unsent: 'no' });
  });

  test('keeps what we know and leaves out the rest', () => {
    const stored = JSON.stringify({ profile: { avoids: ['peanut', 'kale'], wishes: ['halal', 7] }, unsent: 'visitor' });
    expect(readDiet(stored)).toEqual({ profile: { avoids: ['peanut'], wishes: ['halal'] }, unsent: 'visitor' });
  });
});

describe('after a sign-in', () => {
  test.each([
    [
      'what a visitor chose joins what the member has',
      'visitor',
      halal,
      { avoids: ['egg', 'peanut'], wishes: ['halal'] },
    ],
    ['what a visitor chose stays where the member has said nothing', 'visitor', null, peanut],
    ['what the member changed takes the place of what was there', 'member', halal, peanut],
    ['what is on the server holds where nothing was changed here', 'no', halal, halal],
    ['nothing of another guest of this device remains', 'no', null, noDiet],
  ] as const)('%s', (_rule, unsent, onServer, joined) => {
    expect(joinDiets({ profile: peanut, unsent }, onServer)).toEqual(joined);
  });
});
