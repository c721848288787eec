import { expect, test } from 'vitest';
import { readRecent, withQuery } from './recent-searches.ts';

test('the last search stands first, once', () => {
  expect(withQuery(['tofu', 'Noodles'], 'noodles')).toEqual(['noodles', 'tofu']);
});

test('no more than twenty are kept, and nothing is not remembered', () => {
  const many = Array.from({ length: 20 }, (_, number) => `dish ${number}`);
  expect(withQuery(many, 'new')).toHaveLength(20);
  expect(withQuery(many, 'new')[0]).toBe('new');
  expect(withQuery(many, '')).toBe(many);
});

test.each([null, '', 'nonsense', '{}', '[1, null, ""]'])('what was stored as %s is nothing', (text) => {
  expect(readRecent(text)).toEqual([]);
});
