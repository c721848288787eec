import { expect, test } from 'vitest';
import { textFrom } from './text-from.ts';

test.each([
  [{ en: 'Noodles' }, 'platform'],
  [{ en: 'Noodles ' }, 'platform'],
  [{ en: 'Our noodles' }, 'merchant'],
  [{ en: '' }, 'missing'],
] as const)('%j, once translated by the platform: %s', (texts, from) => {
  expect(textFrom({ texts, before: { en: 'Noodles' }, byPlatform: ['en'] }, 'en')).toBe(from);
});

test('what the merchant wrote stays theirs', () => {
  expect(textFrom({ texts: { en: 'A' }, before: { en: 'A' }, byPlatform: ['ja'] }, 'en')).toBe('merchant');
});
