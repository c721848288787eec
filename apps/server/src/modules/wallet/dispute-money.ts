import { fen } from '@chifan/domain';
import { type DisputedTopUp, disputeFreeze, disputeLoss } from '@chifan/domain/payment';
import { disputeFrozenPosting, disputeLostPosting, disputeReleasedPosting } from '@chifan/domain/wallet';
import type { Tx } from '../../platform/database/database.ts';
import { disputeAccount, lockMemberBalance } from './dispute-money.store.ts';
import { post } from './post.ts';
import { changeBonus, sumOfPosting } from './posting.store.ts';

/**
 * A dispute whose money is posted to the ledger (rule payment-17). The caller must have locked the disputed payment
 * attempt.
 */
type OfDispute = { readonly disputeId: number; readonly at: Date };
type OfMember = OfDispute & { readonly memberId: number };

/**
 * Freezes the unspent part of a disputed top-up when the dispute is opened (`step`), and when it is lost. The second
 * step freezes only the part that is not frozen yet. A repeated call for the same step freezes nothing.
 */
export async function freezeTopUp(
  tx: Tx,
  { disputeId, memberId, at, step, ...topUp }: OfMember & DisputedTopUp & { readonly step: 'opened' | 'lost' },
): Promise<void> {
  const id = `dispute:${disputeId}:frozen-${step}`;
  if ((await sumOfPosting(tx, id)) !== null) return;
  const member = await lockMemberBalance(tx, memberId);
  const { balance: frozen } = await disputeAccount(tx, disputeId);
  const freeze = disputeFreeze(topUp, { ...member, frozen });
  if (freeze.amount === 0) return;
  const posting = { id, disputeId: String(disputeId), memberId: String(memberId), amount: fen(freeze.amount) };
  // Reduce the bonus before the balance. Otherwise the trigger of the table `account` would count the bonus as spent.
  await changeBonus(tx, { kind: 'member_balance', ownerId: memberId }, -freeze.bonus);
  await post(tx, disputeFrozenPosting(posting), null, at);
  await changeBonus(tx, { kind: 'dispute_held', ownerId: disputeId }, freeze.bonus);
}

/** Moves the money that was frozen for a dispute, with the top-up bonus in it, back to the member's balance. */
export async function releaseTopUp(tx: Tx, { disputeId, memberId, at }: OfMember): Promise<void> {
  const { balance, bonus } = await disputeAccount(tx, disputeId);
  if (balance === 0) return;
  const id = `dispute:${disputeId}:released`;
  const posting = { id, disputeId: String(disputeId), memberId: String(memberId), amount: fen(balance) };
  await changeBonus(tx, { kind: 'dispute_held', ownerId: disputeId }, -bonus);
  await post(tx, disputeReleasedPosting(posting), null, at);
  await changeBonus(tx, { kind: 'member_balance', ownerId: memberId }, bonus);
}

type LostDispute = OfDispute & { readonly method: string; readonly amount: number; readonly orderId: number | null };

/**
 * Posts the loss of a dispute. The gateway took the disputed amount, and the platform pays the part that was not
 * frozen. Idempotent.
 */
export async function loseDispute(tx: Tx, { disputeId, method, amount, orderId, at }: LostDispute): Promise<void> {
  const id = lostKeyOf(disputeId);
  if ((await sumOfPosting(tx, id)) !== null) return;
  const { balance } = await disputeAccount(tx, disputeId);
  const { fromFrozen, fromPlatform, bonusBack } = disputeLoss(amount, balance);
  const parts = { fromFrozen: fen(fromFrozen), fromPlatform: fen(fromPlatform), bonusBack: fen(bonusBack) };
  await post(tx, disputeLostPosting({ id, disputeId: String(disputeId), method, ...parts }), orderId, at);
}

const lostKeyOf = (disputeId: number): string => `dispute:${disputeId}:lost`;

export const disputeKeysOf = (disputeId: number): string[] => [
  ...['frozen-opened', 'frozen-lost', 'released'].map((what) => `dispute:${disputeId}:${what}`),
  lostKeyOf(disputeId),
];
