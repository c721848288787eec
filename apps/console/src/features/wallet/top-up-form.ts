import { isTopUpAllowed, type TopUpTier } from '@chifan/domain/purchase';
import { readYuan, writeYuan } from '../../platform/yuan.ts';

/** A top-up tier as typed, in yuan. */
export type TierForm = { readonly amount: string; readonly bonus: string };
export type TierProblem = 'amount_wrong' | 'amount_twice' | 'bonus_wrong';

export const formOfTiers = (tiers: readonly TopUpTier[]): readonly TierForm[] =>
  tiers.map(({ amount, bonus }) => ({ amount: writeYuan(amount), bonus: writeYuan(bonus) }));

export function problemOfTier(form: readonly TierForm[], at: number): TierProblem | null {
  const { amount = '', bonus = '' } = form[at] ?? {};
  const fen = readYuan(amount);
  if (fen === null || !isTopUpAllowed(fen)) return 'amount_wrong';
  if (form.some((other, place) => place !== at && readYuan(other.amount) === fen)) return 'amount_twice';
  return readYuan(bonus) === null ? 'bonus_wrong' : null;
}

/** The top-up tiers in the form, sorted by amount. Null if a tier has a problem. */
export function readTiers(form: readonly TierForm[]): TopUpTier[] | null {
  if (form.some((_, at) => problemOfTier(form, at) !== null)) return null;
  return form
    .map(({ amount, bonus }) => ({ amount: readYuan(amount) ?? 0, bonus: readYuan(bonus) ?? 0 }))
    .toSorted((one, other) => one.amount - other.amount);
}
