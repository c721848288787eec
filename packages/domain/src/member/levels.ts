import { type Fen, fen } from '../fen.ts';

/** Levels of membership, lowest first. */
export const memberLevels = ['bronze', 'silver', 'gold', 'platinum'] as const;
export type MemberLevel = (typeof memberLevels)[number];

/**
 * The benefits of a level. `from` is the spending that the level requires, in fen: payments for completed orders within
 * twelve months, less refunds.
 */
export type LevelRule = {
  readonly level: MemberLevel;
  readonly from: Fen;
  readonly monthlyCoupons: number;
  /** Increase of a top-up's bonus for this level, in thousandths of the bonus. */
  readonly topUpBonusPermille: number;
};

/**
 * Rules of the levels, lowest level first. Each level needs more spending than the previous level and has no smaller
 * benefits.
 */
export const levelRules: readonly LevelRule[] = [
  { level: 'bronze', from: fen(0), monthlyCoupons: 0, topUpBonusPermille: 0 },
  { level: 'silver', from: fen(500_00), monthlyCoupons: 1, topUpBonusPermille: 50 },
  { level: 'gold', from: fen(2_000_00), monthlyCoupons: 2, topUpBonusPermille: 100 },
  { level: 'platinum', from: fen(5_000_00), monthlyCoupons: 4, topUpBonusPermille: 200 },
];

/** Number of past months whose payments count for the level. */
export const levelMonths = 12;

export const levelOf = (spent: Fen): MemberLevel => levelRules.findLast(({ from }) => from <= spent)?.level ?? 'bronze';

/** Whether a member level is at least the minimum. True if the minimum is null. */
export const reachesLevel = (level: MemberLevel, minimum: MemberLevel | null): boolean =>
  minimum === null || memberLevels.indexOf(level) >= memberLevels.indexOf(minimum);

export const levelRuleOf = (level: MemberLevel): LevelRule => {
  const rule = levelRules.find((rule) => rule.level === level);
  if (!rule) throw new RangeError(`Not a level: ${level}`);
  return rule;
};
