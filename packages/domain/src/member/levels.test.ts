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
])('a member who paid %i fen within twelve months has the level %s', (spent, level) => {
  expect(levelOf(fen(spent))).toBe(level);
});

test('a member with more refunds than payments within twelve months has the level bronze', () => {
  expect(levelOf(fen(-1))).toBe('bronze');
});

test('higher spending never lowers a member’s level, and a higher level never has smaller benefits', () => {
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

test('reachesLevel is true from the minimum level on, and for every level if the minimum is null', () => {
  const reaching = (minimum: Parameters<typeof reachesLevel>[1]) =>
    memberLevels.filter((level) => reachesLevel(level, minimum));
  expect(reaching('gold')).toEqual(['gold', 'platinum']);
  expect(reaching('bronze')).toEqual(memberLevels);
  expect(reaching(null)).toEqual(memberLevels);
});

test('levelRuleOf returns the rule of each level, and throws for an unknown level', () => {
  expect(memberLevels.map((level) => levelRuleOf(level).level)).toEqual(memberLevels);
  expect(() => levelRuleOf('diamond' as never)).toThrow(RangeError);
});
