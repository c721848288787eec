import { expect, test } from 'vitest';
import { textOriginOf } from './text-origin.ts';

test.each([
  ['the platform, if its translation is unchanged', { en: 'Noodles' }, 'platform'],
  ['the platform, if only a space was added', { en: 'Noodles ' }, 'platform'],
  ['the merchant, if the text was edited', { en: 'Our noodles' }, 'merchant'],
  ['nothing, if the text was emptied', { en: '' }, 'missing'],
] as const)('for a text that the platform had translated, textOriginOf returns as its author %s', (_, texts, from) => {
  expect(textOriginOf({ texts, before: { en: 'Noodles' }, byPlatform: ['en'] }, 'en')).toBe(from);
});

test('an unchanged translation by the merchant has the origin “merchant”', () => {
  expect(textOriginOf({ texts: { en: 'A' }, before: { en: 'A' }, byPlatform: ['ja'] }, 'en')).toBe('merchant');
});
