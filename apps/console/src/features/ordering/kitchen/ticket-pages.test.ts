import fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnsFor, pagesOf } from './ticket-pages.ts';

const low = (id: number) => ({ id, height: 200 });

it('pagesOf fills a page with kitchen tickets column by column, and continues on the next page', () => {
  const pages = pagesOf([1, 2, 3, 4, 5].map(low), { columns: 2, height: 410 });
  expect(pages.map((page) => page.map(({ id, column, top }) => [id, column, top]))).toEqual([
    [
      [1, 0, 0],
      [2, 0, 208],
      [3, 1, 0],
      [4, 1, 208],
    ],
    [[5, 0, 0]],
  ]);
});

it('pagesOf puts a kitchen ticket that does not fit below the previous ticket into the next column', () => {
  const [page] = pagesOf([low(1), { id: 2, height: 300 }, low(3)], { columns: 3, height: 520 });
  expect(page?.map(({ id, column, top }) => [id, column, top])).toEqual([
    [1, 0, 0],
    [2, 0, 208],
    [3, 1, 0],
  ]);
});

it('pagesOf limits the height of a kitchen ticket to the height of the page', () => {
  expect(pagesOf([{ id: 1, height: 900 }], { columns: 1, height: 500 })).toEqual([
    [{ id: 1, column: 0, top: 0, height: 500 }],
  ]);
});

it('pagesOf returns one empty page if there are no kitchen tickets', () => {
  expect(pagesOf([], { columns: 4, height: 700 })).toEqual([[]]);
});

it('pagesOf places each kitchen ticket once, inside the page and below the previous ticket of its column', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 150, max: 900 }), { maxLength: 70 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 200, max: 1200 }),
      (heights, columns, height) => {
        const pages = pagesOf(
          heights.map((each, id) => ({ id, height: each })),
          { columns, height },
        );
        expect(pages.flat().map(({ id }) => id)).toEqual(heights.map((_, id) => id));
        for (const page of pages)
          for (const [place, ticket] of page.entries()) {
            const before = page[place - 1];
            expect(ticket.column).toBeLessThan(columns);
            expect(ticket.top + ticket.height).toBeLessThanOrEqual(height);
            if (before?.column === ticket.column) expect(ticket.top).toBeGreaterThan(before.top + before.height);
          }
      },
    ),
  );
});

it.each<[readonly number[], number, readonly number[] | null]>([
  [[5, 3], 4, [2, 2]],
  [[20, 1, 1], 6, [4, 1, 1]],
  [[1], 4, [4]],
  [[1, 1, 1, 1], 4, [1, 1, 1, 1]],
  [[1, 1, 1, 1], 3, null],
  [[], 3, null],
])(
  'columnsFor divides the columns of kitchen mode among steps: for steps with %j orders and %i columns, it returns %j',
  (counts, columns, expected) => {
    expect(columnsFor(counts, columns)).toEqual(expected);
  },
);
