import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cappedPrize,
  earnsLotteryDraw,
  expectedPrize,
  isValidPrizeTable,
  type LotteryPrize,
  maxPrize,
  prizeAt,
  prizeSharesTotal,
} from './lottery.ts';

/** Generates up to twenty prizes with different amounts, whose shares sum to a million. */
const table: fc.Arbitrary<LotteryPrize[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: prizeSharesTotal - 1 }), { maxLength: 19 })
  .chain((cuts) => {
    const edges = [0, ...cuts.toSorted((one, other) => one - other), prizeSharesTotal];
    const shares = edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0));
    const amounts = fc.uniqueArray(fc.nat(100_000), { minLength: shares.length, maxLength: shares.length });
    return amounts.map((each) => shares.map((millionths, at) => ({ amount: each[at] ?? 0, millionths })));
  });

const firstDay: LotteryPrize[] = [
  { amount: 10, millionths: 600_000 },
  { amount: 50, millionths: 250_000 },
  { amount: 100, millionths: 100_000 },
  { amount: 500, millionths: 44_000 },
  { amount: 2_000, millionths: 5_000 },
  { amount: 8_800, millionths: 1_000 },
];

test('over all possible rolls of a prize draw, each prize occurs exactly as often as its share', () => {
  const times = new Map<number, number>();
  for (let roll = 0; roll < prizeSharesTotal; roll += 1) {
    const { amount } = prizeAt(firstDay, roll);
    times.set(amount, (times.get(amount) ?? 0) + 1);
  }
  expect([...times]).toEqual(firstDay.map(({ amount, millionths }) => [amount, millionths]));
});

test('prizeAt gives each prize a continuous range of rolls, in the order of the prize table', () => {
  fc.assert(
    fc.property(table, (prizes) => {
      let first = 0;
      for (const prize of prizes) {
        expect(prizeAt(prizes, first)).toBe(prize);
        expect(prizeAt(prizes, first + prize.millionths - 1)).toBe(prize);
        first += prize.millionths;
      }
      expect(first).toBe(prizeSharesTotal);
    }),
  );
});

test.each([-1, prizeSharesTotal, 0.5 - 1])('prizeAt throws a RangeError for the roll %d', (roll) => {
  expect(() => prizeAt(firstDay, roll)).toThrow(RangeError);
});

test('isValidPrizeTable requires shares that sum to a million, and unique amounts', () => {
  fc.assert(
    fc.property(table, fc.nat(19), fc.integer({ min: -5, max: 5 }), (prizes, at, by) => {
      expect(isValidPrizeTable(prizes)).toBe(true);
      const changed = prizes.map((prize, place) =>
        place === at % prizes.length ? { ...prize, millionths: prize.millionths + by } : prize,
      );
      expect(isValidPrizeTable(changed)).toBe(by === 0);
    }),
  );
  expect(isValidPrizeTable([])).toBe(false);
  const twice = { amount: 10, millionths: 500_000 };
  expect(isValidPrizeTable([twice, twice])).toBe(false);
});

test('isValidPrizeTable rejects a share of zero or less, a negative prize, and a prize above the maximum', () => {
  const most = { amount: 10, millionths: prizeSharesTotal };
  expect(isValidPrizeTable([{ ...most, amount: maxPrize }])).toBe(true);
  expect(isValidPrizeTable([{ ...most, amount: maxPrize + 1 }])).toBe(false);
  expect(isValidPrizeTable([{ ...most, amount: -1 }])).toBe(false);
  expect(isValidPrizeTable([most, { amount: 20, millionths: 0 }])).toBe(false);
  expect(
    isValidPrizeTable([
      { amount: 10, millionths: prizeSharesTotal + 1 },
      { amount: 20, millionths: -1 },
    ]),
  ).toBe(false);
});

test('expectedPrize is the mean prize over all rolls', () => {
  expect(expectedPrize(firstDay)).toBe(69.3);
  fc.assert(
    fc.property(table, (prizes) => {
      const amounts = prizes.map(({ amount }) => amount);
      expect(expectedPrize(prizes)).toBeGreaterThanOrEqual(Math.min(...amounts));
      expect(expectedPrize(prizes)).toBeLessThanOrEqual(Math.max(...amounts));
    }),
  );
});

test('a prize is at most 2% of the payment, and an order below 20 yuan gives no prize draw', () => {
  expect(cappedPrize({ amount: 8_800 }, 2_049)).toBe(40);
  expect(cappedPrize({ amount: 10 }, 2_049)).toBe(10);
  expect([1_999, 2_000].map(earnsLotteryDraw)).toEqual([false, true]);
});
