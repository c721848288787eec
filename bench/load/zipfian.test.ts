import { expect, test } from 'vitest';
import { zipfian } from './zipfian.ts';

test('the second is asked for half as often as the first, and the last hardly ever', () => {
  const rankOf = zipfian(1000);
  const counts = new Map<number, number>();
  for (let turn = 0; turn < 100_000; turn += 1) {
    const rank = rankOf((turn + 0.5) / 100_000);
    counts.set(rank, (counts.get(rank) ?? 0) + 1);
  }
  expect((counts.get(1) ?? 0) / (counts.get(0) ?? 1)).toBeCloseTo(0.5, 1);
  expect(counts.get(999)).toBeLessThan(20);
  expect(Math.max(...counts.keys())).toBe(999);
});

test.each([
  [0, 0],
  [1, 9],
])('luck of %d is rank %d of ten', (luck, rank) => {
  expect(zipfian(10)(luck)).toBe(rank);
});
