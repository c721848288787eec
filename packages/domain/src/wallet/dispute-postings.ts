import { addFen, type Fen } from '../fen.ts';
import { accountOf } from './accounts.ts';
import { given, type Posting, postingOf, taken, transferPosting } from './posting.ts';

type Frozen = { readonly id: string; readonly disputeId: string; readonly memberId: string; readonly amount: Fen };

export const disputeFrozenPosting = ({ id, disputeId, memberId, amount }: Frozen): Posting =>
  transferPosting({
    id,
    from: accountOf('member_balance', memberId),
    to: accountOf('dispute_held', disputeId),
    amount,
    reason: 'dispute_frozen',
  });

export const disputeReleasedPosting = ({ id, disputeId, memberId, amount }: Frozen): Posting =>
  transferPosting({
    id,
    from: accountOf('dispute_held', disputeId),
    to: accountOf('member_balance', memberId),
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

/** The gateway returned the disputed amount to the cardholder. */
export const disputeLostPosting = (lost: Lost): Posting =>
  postingOf(lost.id, 'dispute_lost', [
    taken(accountOf('dispute_held', lost.disputeId), addFen(lost.fromFrozen, lost.bonusBack)),
    taken(accountOf('platform_income'), lost.fromPlatform),
    given(accountOf('gateway_clearing', lost.method), addFen(lost.fromFrozen, lost.fromPlatform)),
    given(accountOf('topup_bonus'), lost.bonusBack),
  ]);
