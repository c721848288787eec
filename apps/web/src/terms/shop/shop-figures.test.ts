import { expect, it } from 'vitest';
import { ratingText } from './shop-figures.ts';

it('a rating is written with one decimal, the decimal sign of the language, and Western digits', () => {
  expect(ratingText(46, 'en')).toBe('4.6');
  expect(ratingText(50, 'de')).toBe('5,0');
  expect(ratingText(38, 'ur')).toBe('3.8');
});
