import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addFen, fen, splitFen, subtractFen } from './fen.ts';

const amount = fc.nat(10_000_000).map(fen);
const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 });

describe('amounts of fen', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'fen() throws for %s, which is not a safe integer',
    (value) => {
      expect(() => fen(value)).toThrow(RangeError);
    },
  );

  test('addFen returns the exact sum, and 0 without arguments', () => {
    expect(addFen(fen(10), fen(20), fen(-5))).toBe(25);
    expect(addFen()).toBe(0);
  });

  test('subtractFen never returns less than 0', () => {
    expect(subtractFen(fen(300), fen(100))).toBe(200);
    expect(subtractFen(fen(300), fen(301))).toBe(0);
  });
});

describe('splitFen', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [1, 1], [1, 0]],
    [5, [1, 2], [2, 3]],
    [5, [2, 1], [3, 2]],
    [10, [1, 1, 4], [2, 2, 6]],
    [10, [0, 3], [0, 10]],
    [10, [0, 0], [10, 0]],
    [0, [5, 5], [0, 0]],
    [5, [], []],
  ])('splitFen splits %s fen by the weights %j into %j', (total, weights, parts) => {
    expect(splitFen(fen(total), weights)).toEqual(parts);
  });

  test('the parts of splitFen sum to the total, and each is within one fen of its exact share', () => {
    fc.assert(
      fc.property(amount, weights, (total, weights) => {
        const parts = splitFen(total, weights);
        expect(addFen(...parts)).toBe(total);
        const sum = weights.reduce((a, b) => a + b, 0);
        if (sum === 0) return;
        for (const [index, part] of parts.entries()) {
          expect(Math.abs(part - (total * (weights[index] ?? 0)) / sum)).toBeLessThan(1);
        }
      }),
    );
  });

  test('splitFen throws for a negative total', () => {
    expect(() => splitFen(fen(-1), [1, 1])).toThrow(RangeError);
  });
});
