import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BoardColumn, boardColumns } from './board-columns.ts';
import { columnGap, columnMinWidth, layOutBoard, stripWidth } from './board-layout.ts';

type Counts = Readonly<Record<BoardColumn, number>>;
const counts = (changes: Partial<Counts>): Counts => ({
  arrived: 0,
  cooking: 0,
  waiting: 0,
  underway: 0,
  after_sale: 0,
  ...changes,
});
const laidOut = (width: number, filled: Partial<Counts>, chosen: BoardColumn | null = null) =>
  layOutBoard({ width, counts: counts(filled), chosen }).map(({ cards }) => cards);

/** Width of the board in pixels, without the navigation, on screens of 1024, 1280 and 1920 px. */
const [tablet, desk, wide] = [768, 1024, 1600];

test.each([
  ['ten new orders fill a tablet', tablet, { arrived: 10 }, [2, null, null, null]],
  ['one new order fills a tablet with a single card', tablet, { arrived: 1 }, [1, null, null, null]],
  ['an empty board shows the column of new orders', tablet, {}, [1, null, null, null]],
  [
    'a tablet with orders in three columns folds the last of them',
    tablet,
    { arrived: 9, cooking: 9, waiting: 9 },
    [1, 1, null, null],
  ],
  ['a desktop shows three open columns and two folded ones', desk, all(6), [1, 1, 1, null, null]],
  ['a wide desktop shows all columns, and two cards per row for new orders', wide, all(6), [2, 1, 1, 1, 1]],
  ['the fullest column is the widest if there is no new order', desk, { cooking: 7, waiting: 2 }, [null, 2, 1, null]],
] as const)('layOutBoard divides the width of the kitchen board so that %s', (_, width, filled, cards) => {
  expect(laidOut(width, filled)).toEqual(cards);
});

function all(each: number): Partial<Counts> {
  return Object.fromEntries(boardColumns.map((column) => [column, each]));
}

test('the kitchen board opens the column that staff chose, and folds other columns to make room', () => {
  expect(laidOut(tablet, all(6), 'underway')).toEqual([1, null, null, 1, null]);
  expect(laidOut(tablet, { arrived: 3 }, 'waiting')).toEqual([1, null, 1, null]);
});

test('the kitchen board’s columns fit at every width, and open columns are wide enough for a card', () => {
  const anyCounts = fc.record({
    arrived: fc.nat(40),
    cooking: fc.nat(40),
    waiting: fc.nat(40),
    underway: fc.nat(40),
    after_sale: fc.nat(40),
  });
  const chosen = fc.option(fc.constantFrom(...boardColumns));
  fc.assert(
    fc.property(fc.integer({ min: 700, max: 2400 }), anyCounts, chosen, (width, filled, open) => {
      const layout = layOutBoard({ width, counts: filled, chosen: open });
      const needed = layout.reduce((sum, { cards }) => {
        if (cards === null) return sum + stripWidth;
        return sum + cards * columnMinWidth + (cards - 1) * columnGap;
      }, 0);
      expect(needed + (layout.length - 1) * columnGap).toBeLessThanOrEqual(width);
      expect(layout.some(({ cards }) => cards !== null)).toBe(true);
    }),
  );
});
