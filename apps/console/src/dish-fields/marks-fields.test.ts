import { allergenPresence, type Presence } from '@chifan/domain/catalogue';
import { expect, test } from 'vitest';
import { answeredAllergenCount, withPresence } from './marks-fields.tsx';

const presences: readonly Presence[] = ['contains', 'free', 'unknown'];

test('withPresence stores the last answer for one allergen and leaves the other allergens unchanged', () => {
  for (const first of presences)
    for (const last of presences) {
      const marks = withPresence(withPresence({ contains: ['egg'], free: ['milk'] }, 'peanut', first), 'peanut', last);
      expect(allergenPresence(marks, 'peanut')).toBe(last);
      expect(allergenPresence(marks, 'egg')).toBe('contains');
      expect(allergenPresence(marks, 'milk')).toBe('free');
      expect(answeredAllergenCount(marks)).toBe(last === 'unknown' ? 2 : 3);
    }
});

test('answeredAllergenCount is 0 for a dish with no answer about any allergen', () => {
  expect(answeredAllergenCount({ contains: [], free: [] })).toBe(0);
});
