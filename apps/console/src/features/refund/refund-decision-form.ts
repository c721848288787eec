import type { RefundKind } from './refund-kind.ts';

export type RefundDecisionForm<Reason extends string> = {
  readonly decision: 'grant' | 'refuse';
  readonly typed: string;
  readonly chosen: Reason | null;
  readonly note: string;
};

export type RefundDecision<Reason extends string> = Pick<RefundDecisionForm<Reason>, 'decision' | 'note'> & {
  readonly amount?: number;
  readonly reason?: Reason;
};

export const firstRuling = <Reason extends string>(
  kind: RefundKind<Reason>,
  asked: number,
): RefundDecisionForm<Reason> => ({
  decision: 'grant',
  typed: kind.writeAmount(asked),
  chosen: null,
  note: '',
});

export function validateDecision<Reason extends string>(
  kind: RefundKind<Reason>,
  ruling: RefundDecisionForm<Reason>,
  asked: number,
) {
  const { decision, chosen } = ruling;
  const isGrant = decision === 'grant';
  const amount = amountOf(kind, ruling.typed, asked);
  // While the amount is invalid, use the reasons for a full grant, which is an empty list.
  const reasons = kind.reasonsToGive({ isGrant, amount: amount ?? asked, asked });
  // Ignore a reason that the operator chose before changing the amount, if it does not fit the decision any more.
  const reason = chosen !== null && reasons.includes(chosen) ? chosen : null;
  const note = ruling.note.trim();
  const isExplained = reasons.length > 0 ? reason !== null : !kind.wantsNote || note !== '';
  const decided: RefundDecision<Reason> = {
    decision,
    note,
    ...(isGrant && amount !== null ? { amount } : {}),
    ...(reason === null ? {} : { reason }),
  };
  return {
    /** The amount to refund, or null while the typed amount is invalid or more than requested. */
    amount,
    reasons,
    reason,
    /** Input of the decision call. Null while the amount, the reason or a required note is missing. */
    decided: isExplained && (amount !== null || !isGrant) ? decided : null,
  };
}

function amountOf(kind: Pick<RefundKind<string>, 'readAmount'>, typed: string, asked: number): number | null {
  const amount = kind.readAmount(typed);
  return amount !== null && amount >= 1 && amount <= asked ? amount : null;
}
