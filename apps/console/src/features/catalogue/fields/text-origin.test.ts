import { expect, test } from 'vitest';
import { textOriginOf } from './text-origin.ts';

test.each([
  [{ en: 'Noodles' }, 'platform'],
  [{ en: 'Noodles ' }, 'platform'],
  [{ en: 'Our noodles' }, 'merchant'],
  [{ en: '' }, 'missing'],
] as const)('origin of the text %j, if the platform translated the original, is %s', (texts, from) => {
  expect(textOriginOf({ texts, before: { en: 'Noodles' }, byPlatform: ['en'] }, 'en')).toBe(from);
});

test('an unchanged text of the merchant still counts as the merchant’s', () => {
  expect(textOriginOf({ texts: { en: 'A' }, before: { en: 'A' }, byPlatform: ['ja'] }, 'en')).toBe('merchant');
});
