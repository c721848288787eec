import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlightPieces } from './highlight-pieces.ts';

test('`highlightPieces` splits a text into parts that match the search and parts that do not', () => {
  expect(
    highlightPieces('Kung Pao Chicken', [
      { start: 0, end: 4 },
      { start: 9, end: 12 },
    ]),
  ).toEqual([
    { text: 'Kung', isFound: true },
    { text: ' Pao ', isFound: false },
    { text: 'Chi', isFound: true },
    { text: 'cken', isFound: false },
  ]);
});

test('`highlightPieces` returns one part for a text without matches and none for an empty text', () => {
  expect(highlightPieces('面', [])).toEqual([{ text: '面', isFound: false }]);
  expect(highlightPieces('', [])).toEqual([]);
});

test('the parts of `highlightPieces` always join to the original text', () => {
  const ranges = fc.array(
    fc.record({ start: fc.integer({ min: -2, max: 12 }), end: fc.integer({ min: -2, max: 12 }) }),
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 10 }), ranges, (text, highlights) => {
      expect(
        highlightPieces(
          text,
          highlights.filter(({ start }) => start >= 0),
        )
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
