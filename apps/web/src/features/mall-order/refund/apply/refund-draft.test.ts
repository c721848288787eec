import { expect, test } from 'vitest';
import type { MallRefundPreview } from '../../../../data/mall-order.ts';
import { chosenAt, everything, isEverything, itemsLeft, withChosen, worthOf } from './refund-draft.ts';

const line = (position: number, points: number, left: number): MallRefundPreview['lines'][number] => ({
  position,
  productId: position + 1,
  name: { text: `Product ${position}`, language: 'en' },
  points,
  image: null,
  art: 'tea',
  number: 3,
  left,
});

const lines = [line(0, 200, 3), line(1, 90, 0), line(2, 50, 1)];

test('choosing everything leaves out what has come back already', () => {
  expect(everything(lines)).toEqual([
    { position: 0, number: 3 },
    { position: 2, number: 1 },
  ]);
  expect(isEverything(lines, everything(lines))).toBe(true);
  expect(isEverything(lines, [{ position: 0, number: 3 }])).toBe(false);
});

test('a line is chosen once, in the order of the lines, and goes with its last piece', () => {
  const items = withChosen(withChosen([], { position: 2, number: 1 }), { position: 0, number: 2 });
  expect(items.map(({ position }) => position)).toEqual([0, 2]);
  const changed = withChosen(items, { position: 0, number: 1 });
  expect([chosenAt(changed, 0), chosenAt(changed, 2), chosenAt(changed, 1)]).toEqual([1, 1, 0]);
  expect(withChosen(changed, { position: 0, number: 0 })).toEqual([{ position: 2, number: 1 }]);
});

test('points come back for what is chosen, piece by piece', () => {
  expect(worthOf(lines, [{ position: 0, number: 2 }])).toBe(400);
  expect(worthOf(lines, everything(lines))).toBe(650);
  expect(worthOf(lines, [])).toBe(0);
});

test('pieces that came back while the guest was choosing are asked for no more', () => {
  const chosen = [
    { position: 0, number: 3 },
    { position: 2, number: 1 },
  ];
  const now = [line(0, 200, 1), line(2, 50, 0)];
  expect(itemsLeft(now, chosen)).toEqual([{ position: 0, number: 1 }]);
  expect(worthOf(now, chosen)).toBe(200);
});
