import { languages } from '@chifan/domain';
import { describe, expect, it } from 'vitest';
import { ratingText, wholeYuan } from './shop-figures.ts';

it('a rating has one digit behind the language’s decimal sign, in western figures', () => {
  expect(ratingText(46, 'en')).toBe('4.6');
  expect(ratingText(50, 'de')).toBe('5,0');
  expect(ratingText(38, 'ur')).toBe('3.8');
});

describe('a price that is only about right', () => {
  it.each(languages)('has no fen in %s', (language) => {
    expect(wholeYuan(4_550, language)).toBe('¥46');
    expect(wholeYuan(4_500, language)).toBe('¥45');
  });

  it('parts its thousands as the language does', () => {
    expect(wholeYuan(123_456, 'en')).toBe('¥1,235');
    expect(wholeYuan(123_456, 'de')).toBe('¥1.235');
  });
});
