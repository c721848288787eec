import { allergenPresence, type Presence } from '@chifan/domain/catalogue';
import { expect, test } from 'vitest';
import { answeredCount, withPresence } from './marks-fields.tsx';

const presences: readonly Presence[] = ['contains', 'free', 'unknown'];

test('an allergen has the answer that was given last, and the others keep theirs', () => {
  for (const first of presences)
    for (const last of presences) {
      const marks = withPresence(withPresence({ contains: ['egg'], free: ['milk'] }, 'peanut', first), 'peanut', last);
      expect(allergenPresence(marks, 'peanut')).toBe(last);
      expect(allergenPresence(marks, 'egg')).toBe('contains');
      expect(allergenPresence(marks, 'milk')).toBe('free');
      expect(answeredCount(marks)).toBe(last === 'unknown' ? 2 : 3);
    }
});

test('nothing is answered before somebody answers', () => {
  expect(answeredCount({ contains: [], free: [] })).toBe(0);
});
