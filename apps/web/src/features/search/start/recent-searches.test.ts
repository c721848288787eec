import { expect, test } from 'vitest';
import { prependQuery, readRecent } from './recent-searches.ts';

test('a repeated search moves to the top of the recent searches and is listed once', () => {
  expect(prependQuery(['tofu', 'Noodles'], 'noodles')).toEqual(['noodles', 'tofu']);
});

test('the recent searches contain at most twenty entries and no empty entry', () => {
  const many = Array.from({ length: 20 }, (_, number) => `dish ${number}`);
  expect(prependQuery(many, 'new')).toHaveLength(20);
  expect(prependQuery(many, 'new')[0]).toBe('new');
  expect(prependQuery(many, '')).toBe(many);
});

test.each([null, '', 'nonsense', '{}', '[1, null, ""]'])(
  'reading the invalid stored recent searches %s returns an empty list',
  (text) => {
    expect(readRecent(text)).toEqual([]);
  },
);
