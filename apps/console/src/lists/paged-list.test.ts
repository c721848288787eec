import { expect, test } from 'vitest';
import { pageToGoBackTo } from './paged-list.tsx';

const page = (pageNo: number, total: number, count: number) => ({
  records: Array.from({ length: count }, () => ({})),
  total,
  pageNo,
  pageSize: 20,
});

test.each([
  ['the last record of the second page has gone', page(2, 20, 0), 1],
  ['several pages have gone', page(5, 41, 0), 3],
  ['the list does not know its total beyond its end', page(3, 0, 0), 2],
  ['nothing is left at all', page(2, 0, 0), 1],
])('where %s the page that is now the last is shown', (_, asked, shown) => {
  expect(pageToGoBackTo(asked)).toBe(shown);
});

test('a page with records stays, and so does the first, which says that there are none', () => {
  for (const asked of [page(1, 0, 0), page(1, 1, 1), page(2, 21, 1)]) expect(pageToGoBackTo(asked)).toBeUndefined();
});
