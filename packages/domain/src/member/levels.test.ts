import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { levelOf, levelRuleOf, levelRules, memberLevels, reachesLevel } from './levels.ts';

test.each([
  [0, 'bronze'],
  [499_99, 'bronze'],
  [500_00, 'silver'],
  [1_999_99, 'silver'],
  [2_000_00, 'gold'],
  [4_999_99, 'gold'],
  [5_000_00, 'platinum'],
])('%i fen within twelve months make a %s member', (spent, level) => {
  expect(levelOf(fen(spent))).toBe(level);
});

test('a member with more refunds than payments in the year is a bronze member', () => {
  expect(levelOf(fen(-1))).toBe('bronze');
});

test('more spending never lowers the level, and each level needs more and gives no less', () => {
  const spent = fc.integer({ min: 0, max: 6_000_00 });
  fc.assert(
    fc.property(spent, spent, (one, other) => {
      const [less, more] = [levelOf(fen(Math.min(one, other))), levelOf(fen(Math.max(one, other)))];
      expect(reachesLevel(more, less)).toBe(true);
    }),
  );
  expect(levelRules.map(({ level }) => level)).toEqual(memberLevels);
  for (const [index, rule] of levelRules.entries()) {
    const before = levelRules[index - 1];
    if (!before) continue;
    expect(rule.from).toBeGreaterThan(before.from);
    expect(rule.monthlyCoupons).toBeGreaterThanOrEqual(before.monthlyCoupons);
    expect(rule.topUpBonusPermille).toBeGreaterThanOrEqual(before.topUpBonusPermille);
  }
});

test('an offer for a level is for that level and higher ones, and an offer without a level is for all members', () => {
  const reaching = (minimum: Parameters<typeof reachesLevel>[1]) =>
    memberLevels.filter((level) => reachesLevel(level, minimum));
  expect(reaching('gold')).toEqual(['gold', 'platinum']);
  expect(reaching('bronze')).toEqual(memberLevels);
  expect(reaching(null)).toEqual(memberLevels);
});

test('each level has a separate rule', () => {
  expect(memberLevels.map((level) => levelRuleOf(level).level)).toEqual(memberLevels);
  expect(() => levelRuleOf('diamond' as never)).toThrow(RangeError);
});
