import {
  type DecisionReason,
  isInWriting,
  isOffer,
  type LiableParty,
  minOffer,
  reasonsToGive,
} from '@chifan/domain/refund';
import { readYuan, writeYuan } from '../../../platform/yuan.ts';

/** A decision as somebody is making it. */
export type Ruling = {
  readonly decision: 'grant' | 'refuse';
  readonly typed: string;
  readonly chosen: DecisionReason | null;
  readonly note: string;
  readonly liable: LiableParty;
};

export const firstRuling = (asked: number): Ruling => ({
  decision: 'grant',
  typed: writeYuan(asked),
  chosen: null,
  note: '',
  liable: 'merchant',
});

/** Fen; null while what is typed is no sum that may be granted. */
export function amountOf({ typed }: Pick<Ruling, 'typed'>, asked: number): number | null {
  const amount = readYuan(typed);
  return amount !== null && amount >= 1 && amount <= asked ? amount : null;
}

/** The merchant's sum: less than was asked for is an offer, and less than the least offer none. */
export function merchantAmountOf(ruling: Pick<Ruling, 'typed'>, asked: number): number | null {
  const amount = amountOf(ruling, asked);
  return amount !== null && isOffer(amount, asked) && amount < minOffer(asked) ? null : amount;
}

/** What may be given as a reason: nothing while there is no sum to give one for. */
export const reasonsFor = ({ decision, typed }: Pick<Ruling, 'decision' | 'typed'>, asked: number) =>
  reasonsToGive({ isGrant: decision === 'grant', amount: amountOf({ typed }, asked) ?? asked, asked });

/** Whoever changes the sum may have chosen a reason that this decision does not give. */
export function reasonOf(ruling: Pick<Ruling, 'decision' | 'typed' | 'chosen'>, asked: number): DecisionReason | null {
  const { chosen } = ruling;
  return chosen !== null && reasonsFor(ruling, asked).includes(chosen) ? chosen : null;
}

/** Whether it says why, where it has to. */
export const isExplained = (ruling: Pick<Ruling, 'decision' | 'typed' | 'chosen'>, asked: number): boolean =>
  reasonsFor(ruling, asked).length === 0 || reasonOf(ruling, asked) !== null;

/** What is sent of the platform's decision; null while something is missing. */
export function rulingToSend(ruling: Ruling, asked: number) {
  const { decision, note, liable } = ruling;
  const amount = amountOf(ruling, asked);
  const reason = reasonOf(ruling, asked);
  if (decision === 'grant' && amount === null) return null;
  if (!isInWriting({ isGrant: decision === 'grant', amount: amount ?? 0, asked }, { reason, note })) return null;
  return {
    decision,
    liable,
    note,
    ...(decision === 'grant' && amount !== null ? { amount } : {}),
    ...(reason === null ? {} : { reason }),
  };
}
