import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { photographedMenu, type View } from './layout/photographed-menu-in-tests.ts';
import { paperPageOf } from './paper-rows.ts';
import type { RecognisedText } from './recognised-text.ts';

const dishes = [
  ['拍黄瓜', 18],
  ['皮蛋豆腐', 16],
  ['凉拌木耳', 22],
  ['口水鸡', 38],
  ['夫妻肺片', 42],
  ['老醋花生', 15],
  ['酱牛肉', 58],
  ['蒜泥白肉', 36],
  ['糖醋排骨', 48],
  ['宫保鸡丁', 88],
  ['鱼香肉丝', 32],
  ['回锅肉', 39],
  ['水煮牛肉片', 68],
  ['麻婆豆腐', 24],
  ['干煸四季豆', 28],
  ['清炒时蔬', 19],
  ['西红柿炒鸡蛋', 26],
  ['酸辣土豆丝', 17],
  ['扬州炒饭', 25],
  ['葱油拌面', 20],
].map(([name, yuan]) => ({ name: String(name), yuan: Number(yuan) }));

/** Twenty camera views, rotated from −8° to 8°, each also tilted. */
const views: readonly View[] = Array.from({ length: 20 }, (_, at) => ({
  roll: -8 + (16 * at) / 19,
  pitch: ((at * 7) % 5) * 5 - 10,
  yaw: ((at * 3) % 5) * 5 - 10,
}));

/** Generates pseudo-random numbers from −0.5 to 0.5. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

function outcomeOf(pieces: readonly RecognisedText[]) {
  const page = paperPageOf(pieces);
  const priced = page.rows.filter(({ price }) => price !== null);
  const isRight = ({ name, price }: (typeof priced)[number]) =>
    dishes.some((dish) => dish.name === name && dish.yuan * 100 === price);
  return {
    isSlanted: page.isSlanted,
    right: priced.filter(isRight).length,
    wrong: priced.filter((row) => !isRight(row) && row.doubts.length === 0).map(({ name }) => name),
  };
}

test.each([1, 2] as const)(
  'paperPageOf marks each wrongly priced dish for checking, on twenty slanted photos of a menu with %s columns',
  (columns) => {
    const next = numbersFrom(columns);
    for (const view of views) {
      const { right, wrong } = outcomeOf(photographedMenu(dishes, { columns, view, jitter: () => 4 * next() }));
      expect(wrong, JSON.stringify(view)).toEqual([]);
      if (Math.abs(view.roll) < 5) expect(right, JSON.stringify(view)).toBeGreaterThanOrEqual(18);
    }
  },
);

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const reading = {
  columns: fc.constantFrom(1 as const, 2 as const),
  unread: fc.double({ min: 0, max: 0.15, noNaN: true }),
  seed: fc.nat(),
};

test('paperPageOf marks each wrongly priced dish for checking if some texts of a slanted photo are not read', () => {
  const view = fc.record({ roll: degrees(8), pitch: degrees(12), yaw: degrees(12) });
  fc.assert(
    fc.property(fc.record({ ...reading, view }), ({ columns, view: seen, unread, seed }) => {
      const next = numbersFrom(seed);
      const read = photographedMenu(dishes, { columns, view: seen, jitter: () => 4 * next() });
      expect(outcomeOf(read.filter(() => next() + 0.5 >= unread)).wrong).toEqual([]);
    }),
    {
      // The slopes of these rows differ so much that the highest rows once counted as measured wrongly.
      examples: [-11.01767591097353, -11.999999999999979].map((yaw) => [
        { columns: 1, unread: 0, seed: 2_147_483_620, view: { roll: 0, pitch: 0, yaw } },
      ]),
    },
  );
});

test('paperPageOf marks each wrongly priced dish for checking if a nearly straight photo has only short texts', () => {
  const view = fc.record({ roll: degrees(0.5), pitch: degrees(3), yaw: degrees(3) });
  fc.assert(
    fc.property(fc.record({ ...reading, view }), ({ columns, view: seen, unread, seed }) => {
      const next = numbersFrom(seed);
      const read = photographedMenu(dishes, { columns, view: seen, jitter: () => 4 * next() })
        .filter(() => next() + 0.5 >= unread)
        .map((piece) => ({ ...piece, slope: null }));
      expect(outcomeOf(read).wrong).toEqual([]);
    }),
  );
});

test('paperPageOf reports a photo as slanted if its rotation is 8°, but not if it is 3° with a slight tilt', () => {
  const seen = (view: View) => outcomeOf(photographedMenu(dishes, { columns: 2, view })).isSlanted;
  expect(seen({ roll: 0, pitch: 0, yaw: 0 })).toBe(false);
  expect(seen({ roll: 3, pitch: 5, yaw: -5 })).toBe(false);
  expect(seen({ roll: 8, pitch: 0, yaw: 0 })).toBe(true);
});
