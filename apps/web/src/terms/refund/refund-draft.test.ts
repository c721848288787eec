import { expect, test } from 'vitest';
import { chosenAt, everything, isEverything, itemsLeft, withChosen } from './refund-draft.ts';

const lines = [
  { position: 0, left: 3 },
  { position: 1, left: 0 },
  { position: 2, left: 1 },
];

test('choosing everything omits pieces that were already refunded', () => {
  expect(everything(lines)).toEqual([
    { position: 0, quantity: 3 },
    { position: 2, quantity: 1 },
  ]);
  expect(isEverything(lines, everything(lines))).toBe(true);
  expect(isEverything(lines, [{ position: 0, quantity: 3 }])).toBe(false);
});

test('a line is chosen once, in order of lines, and is removed with its last piece', () => {
  const items = withChosen(withChosen([], { position: 2, quantity: 1 }), { position: 0, quantity: 2 });
  expect(items.map(({ position }) => position)).toEqual([0, 2]);
  const changed = withChosen(items, { position: 0, quantity: 1 });
  expect([chosenAt(changed, 0), chosenAt(changed, 2), chosenAt(changed, 1)]).toEqual([1, 1, 0]);
  expect(withChosen(changed, { position: 0, quantity: 0 })).toEqual([{ position: 2, quantity: 1 }]);
});

test('pieces refunded while the guest was choosing are removed from the request', () => {
  const now = [
    { position: 0, left: 1 },
    { position: 2, left: 0 },
  ];
  expect(itemsLeft(now, everything(lines))).toEqual([{ position: 0, quantity: 1 }]);
});
