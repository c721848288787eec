import { expect, test } from 'vitest';
import { lastExistingPage } from './paged-list.tsx';

const page = (pageNo: number, total: number, count: number) => ({
  records: Array.from({ length: count }, () => ({})),
  total,
  pageNo,
  pageSize: 20,
});

test.each([
  ['the last record of the second page was removed', page(2, 20, 0), 1],
  ['several pages were removed', page(5, 41, 0), 3],
  ['the list reports no total beyond its end', page(3, 0, 0), 2],
  ['no record is left', page(2, 0, 0), 1],
])('lastExistingPage returns the number of the last page with records if %s', (_, asked, shown) => {
  expect(lastExistingPage(asked)).toBe(shown);
});

test('lastExistingPage returns undefined for a page with records and for an empty first page', () => {
  for (const asked of [page(1, 0, 0), page(1, 1, 1), page(2, 21, 1)]) expect(lastExistingPage(asked)).toBeUndefined();
});
