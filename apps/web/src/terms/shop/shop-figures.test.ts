import { expect, it } from 'vitest';
import { ratingText } from './shop-figures.ts';

it('a rating has one decimal with the language’s separator and Western digits', () => {
  expect(ratingText(46, 'en')).toBe('4.6');
  expect(ratingText(50, 'de')).toBe('5,0');
  expect(ratingText(38, 'ur')).toBe('3.8');
});
