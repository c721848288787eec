import { type LotteryPrize, maxPrize, prizeSharesTotal } from '@chifan/domain/affiliate';
import { readYuan, writeYuan } from '../../../platform/yuan.ts';

/** A prize as typed in the form: the amount in yuan, and the share in percent of all draws. */
export type PrizeForm = { readonly amount: string; readonly share: string };
export type PrizeProblem = 'amount_wrong' | 'amount_twice' | 'share_wrong';

const millionthsInPercent = 10_000;

export const formOfPrizes = (prizes: readonly LotteryPrize[]): PrizeForm[] =>
  prizes.map(({ amount, millionths }) => ({ amount: writeYuan(amount), share: writeShare(millionths) }));

/** Formats a share in percent without trailing zeros, such as "0.1" or "25". */
export const writeShare = (millionths: number): string => String(millionths / millionthsInPercent);

/** Parses a percentage such as "25" or "0.0001" into millionths. Returns null if it is invalid. */
export function readShare(typed: string): number | null {
  const found = /^(\d{1,3})(?:[.。](\d{1,4}))?$/.exec(typed.trim());
  if (!found) return null;
  const millionths = Number(found[1]) * millionthsInPercent + Number((found[2] ?? '').padEnd(4, '0'));
  return millionths > 0 && millionths <= prizeSharesTotal ? millionths : null;
}

export function problemOfPrize(form: readonly PrizeForm[], at: number): PrizeProblem | null {
  const { amount = '', share = '' } = form[at] ?? {};
  const fen = readYuan(amount);
  if (fen === null || fen > maxPrize) return 'amount_wrong';
  if (form.some((other, place) => place !== at && readYuan(other.amount) === fen)) return 'amount_twice';
  return readShare(share) === null ? 'share_wrong' : null;
}

export const sumOfShares = (form: readonly PrizeForm[]): number =>
  form.reduce((sum, { share }) => sum + (readShare(share) ?? 0), 0);

/** The prizes in the form, sorted by amount. Null if a row has a problem or the shares do not sum to 100 %. */
export function readPrizes(form: readonly PrizeForm[]): LotteryPrize[] | null {
  if (form.some((_, at) => problemOfPrize(form, at) !== null) || sumOfShares(form) !== prizeSharesTotal) return null;
  return form
    .map(({ amount, share }) => ({ amount: readYuan(amount) ?? 0, millionths: readShare(share) ?? 0 }))
    .toSorted((one, other) => one.amount - other.amount);
}
