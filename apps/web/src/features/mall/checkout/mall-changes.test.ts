import { describe, expect, it, test } from 'vitest';
import { mallChanges, readStandings, type SeenLine, whatIsLeft } from './mall-changes.ts';

const line = (productId: number, points: number, number: number): SeenLine => ({
  productId,
  name: { text: `Product ${productId}`, language: 'en' },
  points,
  image: null,
  art: 'tea',
  number,
  most: 9,
});
const tea = line(1, 300, 2);
const panda = line(2, 1200, 3);
const fan = line(3, 80, 1);
const seen = [tea, panda, fan];

describe('changes since the preview', () => {
  const now = [
    { productId: 1, points: 350, most: 9 },
    { productId: 2, points: 1100, most: 1 },
    { productId: 3, points: 80, most: 0 },
  ];

  it('a changed product of a mall order is reported with its new price, its lower maximum, or as unavailable', () => {
    expect(mallChanges(seen, now)).toEqual([
      { line: tea, what: 'price', points: 350 },
      { line: panda, what: 'fewer', most: 1 },
      { line: panda, what: 'price', points: 1100 },
      { line: fan, what: 'gone' },
    ]);
  });

  it('after the member accepts the changes, the mall order contains the available units at their current price in points', () => {
    const left = whatIsLeft(seen, now).map(({ productId, points, number }) => [productId, points, number]);
    expect(left).toEqual([
      [1, 350, 2],
      [2, 1100, 1],
    ]);
  });

  it('products of a mall order that the server does not report stay unchanged', () => {
    expect(mallChanges([tea], [])).toEqual([]);
    expect(whatIsLeft([tea], [])).toEqual([tea]);
  });
});

test.each([undefined, null, 'x', {}, { lines: 4 }, { lines: [{ productId: 1 }] }])(
  'the error details %j are read as containing no changed products',
  (details) => {
    expect(readStandings(details)).toBeUndefined();
  },
);
