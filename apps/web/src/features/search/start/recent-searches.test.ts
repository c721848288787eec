import { expect, test } from 'vitest';
import { prependQuery, readRecent } from './recent-searches.ts';

test('the last search comes first, once', () => {
  expect(prependQuery(['tofu', 'Noodles'], 'noodles')).toEqual(['noodles', 'tofu']);
});

test('at most twenty searches are stored, and an empty one is not', () => {
  const many = Array.from({ length: 20 }, (_, number) => `dish ${number}`);
  expect(prependQuery(many, 'new')).toHaveLength(20);
  expect(prependQuery(many, 'new')[0]).toBe('new');
  expect(prependQuery(many, '')).toBe(many);
});

test.each([null, '', 'nonsense', '{}', '[1, null, ""]'])('the stored text %s contains no searches', (text) => {
  expect(readRecent(text)).toEqual([]);
});
