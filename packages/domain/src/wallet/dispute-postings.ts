import { addFen, type Fen } from '../fen.ts';
import { accountId } from './accounts.ts';
import { createPosting, creditEntry, debitEntry, type Posting, transferPosting } from './posting.ts';

type Frozen = { readonly id: string; readonly disputeId: string; readonly memberId: string; readonly amount: Fen };

export const disputeFrozenPosting = ({ id, disputeId, memberId, amount }: Frozen): Posting =>
  transferPosting({
    id,
    from: accountId('member_balance', memberId),
    to: accountId('dispute_held', disputeId),
    amount,
    reason: 'dispute_frozen',
  });

export const disputeReleasedPosting = ({ id, disputeId, memberId, amount }: Frozen): Posting =>
  transferPosting({
    id,
    from: accountId('dispute_held', disputeId),
    to: accountId('member_balance', memberId),
    amount,
    reason: 'dispute_released',
  });

type Lost = {
  readonly id: string;
  readonly disputeId: string;
  readonly method: string;
  readonly fromFrozen: Fen;
  readonly fromPlatform: Fen;
  readonly bonusBack: Fen;
};

/** Books a lost dispute: the gateway has returned the disputed amount to the cardholder. */
export const disputeLostPosting = (lost: Lost): Posting =>
  createPosting(lost.id, 'dispute_lost', [
    debitEntry(accountId('dispute_held', lost.disputeId), addFen(lost.fromFrozen, lost.bonusBack)),
    debitEntry(accountId('platform_income'), lost.fromPlatform),
    creditEntry(accountId('gateway_clearing', lost.method), addFen(lost.fromFrozen, lost.fromPlatform)),
    creditEntry(accountId('topup_bonus'), lost.bonusBack),
  ]);
