import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergenPresence, allergens, combinePresence, type Presence } from './allergens.ts';

test.each([
  ['marked as contained', { contains: ['peanut'], free: [] }, 'contains'],
  ['marked as absent', { contains: [], free: ['peanut'] }, 'free'],
  ['not marked at all', { contains: ['egg'], free: ['milk'] }, 'unknown'],
  ['marked both ways', { contains: ['peanut'], free: ['peanut'] }, 'contains'],
])('an allergen that is %s counts as “$2”', (_case, marks, presence) => {
  expect(allergenPresence(marks, 'peanut')).toBe(presence);
});

test.each<[Presence[], Presence]>([
  [[], 'unknown'],
  [['free'], 'free'],
  [['free', 'free'], 'free'],
  [['free', 'unknown'], 'unknown'],
  [['unknown', 'contains', 'free'], 'contains'],
])('an allergen with the presence %j in the parts of a dish has the presence “%s” in the dish', (parts, whole) => {
  expect(combinePresence(parts)).toBe(whole);
});

test('a dish is free of an allergen only if all its parts are free of it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Presence>('contains', 'free', 'unknown')), (parts) => {
      const allFree = parts.length > 0 && parts.every((part) => part === 'free');
      expect(combinePresence(parts) === 'free').toBe(allFree);
    }),
  );
});

test('the list of allergens has fourteen entries, each once', () => {
  expect(new Set(allergens).size).toBe(14);
});
