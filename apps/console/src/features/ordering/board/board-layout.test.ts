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

/** What a tablet of 1024 px leaves beside the navigation, a desktop of 1280, one of 1920. */
const [tablet, desk, wide] = [768, 1024, 1600];

test.each([
  ['ten new orders have the whole tablet', tablet, { arrived: 10 }, [2, null, null, null]],
  ['so has one, as a single card', tablet, { arrived: 1 }, [1, null, null, null]],
  ['nothing at all: the new orders stay open', tablet, {}, [1, null, null, null]],
  ['a full board folds what is further along', tablet, { arrived: 9, cooking: 9, waiting: 9 }, [1, 1, null, null]],
  ['a desk shows three columns and two strips', desk, all(6), [1, 1, 1, null, null]],
  ['a wide desk shows all of them, and new orders by twos', wide, all(6), [2, 1, 1, 1, 1]],
  ['where nothing is new, the fullest column has the room', desk, { cooking: 7, waiting: 2 }, [null, 2, 1, null]],
] as const)('%s', (_, width, filled, cards) => {
  expect(laidOut(width, filled)).toEqual(cards);
});

function all(each: number): Partial<Counts> {
  return Object.fromEntries(boardColumns.map((column) => [column, each]));
}

test('a folded column that somebody opens stands open, and what is furthest along folds instead', () => {
  expect(laidOut(tablet, all(6), 'underway')).toEqual([1, null, null, 1, null]);
  expect(laidOut(tablet, { arrived: 3 }, 'waiting')).toEqual([1, null, 1, null]);
});

test('at every width the open columns have room for a card, and together with the strips they fit', () => {
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
