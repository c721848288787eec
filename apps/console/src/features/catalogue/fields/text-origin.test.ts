import { expect, test } from 'vitest';
import { textOriginOf } from './text-origin.ts';

test.each([
  ['an unchanged translation by the platform', { en: 'Noodles' }, 'platform'],
  ['a translation by the platform with another space', { en: 'Noodles ' }, 'platform'],
  ['an edited translation by the platform', { en: 'Our noodles' }, 'merchant'],
  ['an emptied translation by the platform', { en: '' }, 'missing'],
] as const)('%s has the right origin', (_, texts, from) => {
  expect(textOriginOf({ texts, before: { en: 'Noodles' }, byPlatform: ['en'] }, 'en')).toBe(from);
});

test('an unchanged translation by the merchant has the origin “merchant”', () => {
  expect(textOriginOf({ texts: { en: 'A' }, before: { en: 'A' }, byPlatform: ['ja'] }, 'en')).toBe('merchant');
});
