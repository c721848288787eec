import { type Fen, fen } from '../fen.ts';
import { accountId } from './accounts.ts';
import { type Posting, transferPosting } from './posting.ts';
import type { RewardKind } from './reward-lifecycle.ts';

export type RewardPostingInput = {
  readonly id: string;
  readonly kind: RewardKind;
  readonly memberId: string;
  /** The reward in fen or whole points. */
  readonly amount: number;
};

/** Grants a reward, which is pending until the end of the refund window. */
export const rewardGrantedPosting = (move: RewardPostingInput): Posting =>
  moved(move, issuerOf[move.kind], pendingOf(move), `${move.kind}_earned`);

export const rewardCreditedPosting = (move: RewardPostingInput): Posting =>
  moved(move, pendingOf(move), creditedOf(move), `${move.kind}_credited`);

/** `from` states whether the reward was pending or already credited. */
export const rewardTakenBackPosting = (move: RewardPostingInput & { readonly from: 'pending' | 'credited' }): Posting =>
  moved(
    move,
    move.from === 'pending' ? pendingOf(move) : creditedOf(move),
    issuerOf[move.kind],
    `${move.kind}_taken_back`,
  );

/**
 * The platform bears a credited reward that the member has already spent. Spent points cost nothing, so they need no
 * such posting.
 */
export const rewardLostPosting = (
  move: RewardPostingInput & { readonly kind: Exclude<RewardKind, 'points'> },
): Posting => moved(move, accountId('platform_income'), issuerOf[move.kind], 'reward_lost');

export const creditedKind = {
  points: 'member_points',
  rebate: 'member_balance',
  affiliate: 'member_affiliate',
  // Members can withdraw prizes like affiliate rewards.
  draw: 'member_affiliate',
} as const satisfies Record<RewardKind, string>;

export const pendingKind = {
  points: 'member_points_pending',
  rebate: 'member_rebate_pending',
  affiliate: 'member_affiliate_pending',
  draw: 'member_affiliate_pending',
} as const satisfies Record<RewardKind, string>;

const issuerOf = {
  points: 'points_issued',
  rebate: 'rebate_issued',
  affiliate: 'affiliate_issued',
  draw: 'draw_issued',
} as const satisfies Record<RewardKind, string>;

const pendingOf = ({ kind, memberId }: RewardPostingInput): string => accountId(pendingKind[kind], memberId);
const creditedOf = ({ kind, memberId }: RewardPostingInput): string => accountId(creditedKind[kind], memberId);

const moved = ({ id, amount }: RewardPostingInput, from: string, to: string, reason: string): Posting =>
  transferPosting({ id, from, to, amount: asLedgerAmount(amount), reason });

/** Converts points to the type of ledger amounts. The ledger stores points and fen as integers. */
const asLedgerAmount = (amount: number): Fen => fen(amount);
