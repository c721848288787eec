import { type MallDecisionReason, mallReasonsToGive } from '@chifan/domain/mall';

/** A decision as somebody is making it. */
export type Ruling = {
  readonly decision: 'grant' | 'refuse';
  /** Points, as typed. */
  readonly typed: string;
  readonly chosen: MallDecisionReason | null;
  readonly note: string;
  readonly isBackInStock: boolean;
};

export const firstRuling = (asked: number): Ruling => ({
  decision: 'grant',
  typed: String(asked),
  chosen: null,
  note: '',
  isBackInStock: false,
});

/** Null while what is typed is no sum that may be granted. */
export function pointsOf({ typed }: Pick<Ruling, 'typed'>, asked: number): number | null {
  const points = /^\d{1,9}$/.test(typed.trim()) ? Number(typed.trim()) : null;
  return points !== null && points >= 1 && points <= asked ? points : null;
}

/** What may be given as a reason: nothing while there is no sum to give one for. */
export const reasonsFor = (ruling: Pick<Ruling, 'decision' | 'typed'>, asked: number): readonly MallDecisionReason[] =>
  mallReasonsToGive({ isGrant: ruling.decision === 'grant', points: pointsOf(ruling, asked) ?? asked, asked });

/** Whoever changes the sum may have chosen a reason that this decision does not give. */
export function reasonOf(ruling: Ruling, asked: number): MallDecisionReason | null {
  const { chosen } = ruling;
  return chosen !== null && reasonsFor(ruling, asked).includes(chosen) ? chosen : null;
}

/** What is sent; null while a sum, or the reason that it needs in writing, is missing. */
export function rulingToSend(ruling: Ruling, asked: number) {
  const { decision, isBackInStock } = ruling;
  const [points, reason, note] = [pointsOf(ruling, asked), reasonOf(ruling, asked), ruling.note.trim()];
  const why = reason === null ? {} : { reason };
  if (reasonsFor(ruling, asked).length > 0 && reason === null) return null;
  if (decision === 'refuse') return { decision, note, ...why };
  return points === null ? null : { decision, points, note, isBackInStock, ...why };
}
