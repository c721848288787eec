import { mayTopUp, type TopUpOffer } from '@chifan/domain/payment';
import { readYuan, writeYuan } from '../../platform/yuan.ts';

/** A row of the table as it is typed, in yuan. */
export type OfferForm = { readonly amount: string; readonly bonus: string };
export type OfferProblem = 'amount_wrong' | 'amount_twice' | 'bonus_wrong';

export const formOfOffers = (offers: readonly TopUpOffer[]): readonly OfferForm[] =>
  offers.map(({ amount, bonus }) => ({ amount: writeYuan(amount), bonus: writeYuan(bonus) }));

export function problemOfOffer(form: readonly OfferForm[], at: number): OfferProblem | null {
  const { amount = '', bonus = '' } = form[at] ?? {};
  const fen = readYuan(amount);
  if (fen === null || !mayTopUp(fen)) return 'amount_wrong';
  if (form.some((other, place) => place !== at && readYuan(other.amount) === fen)) return 'amount_twice';
  return readYuan(bonus) === null ? 'bonus_wrong' : null;
}

/** The table that a form says, the smallest sum first; null while something is wrong. */
export function readOffers(form: readonly OfferForm[]): TopUpOffer[] | null {
  if (form.some((_, at) => problemOfOffer(form, at) !== null)) return null;
  return form
    .map(({ amount, bonus }) => ({ amount: readYuan(amount) ?? 0, bonus: readYuan(bonus) ?? 0 }))
    .toSorted((one, other) => one.amount - other.amount);
}
