import { expect, test } from 'vitest';
import { dishSize, typeSize } from './type-size.ts';

/** Converts a CSS size to pixels on a phone of 375 × 812 pixels. */
function pixels(size: string): number {
  const [least = 0, wide = 0, high = Infinity, most = Infinity] = [...size.matchAll(/([\d.]+)(rem|vw|dvh)/g)].map(
    ([, number, unit]) => Number(number) * (unit === 'rem' ? 16 : unit === 'vw' ? 3.75 : 8.12),
  );
  return Math.max(least, Math.min(wide, high, most));
}

test.each([5, 8, 12, 20, 30, 45])(
  'a sentence of %i characters on the card for the waiter fits on a phone screen',
  (characters) => {
    const size = pixels(typeSize(characters));
    const inLine = Math.floor((375 - 40) / size);
    expect(Math.ceil(characters / inLine) * size * 1.375).toBeLessThan(812 - 56 * 2);
  },
);

test('on the card for the waiter, a short sentence has larger type than a long one, and the type is at least 28 pixels high', () => {
  expect(pixels(typeSize(5))).toBeGreaterThan(pixels(typeSize(20)));
  expect(pixels(typeSize(60))).toBeGreaterThanOrEqual(28);
});

test.each([2, 4, 6, 8])('a dish name of %i characters fits in one line of the card for the waiter', (characters) => {
  expect((characters + 1.3) * pixels(dishSize(characters))).toBeLessThan(375 - 40);
});
