import type { MoneyTrail } from '@chifan/contract/payment';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/answers.ts';
import { postingsOfOrder, postingsOfPurchase, postingsOfWithdrawal } from '../../wallet/index.ts';
import { historyOfPayouts, type ShownPayoutHistory } from '../payouts/payout-history.store.ts';
import {
  attemptsOfTraced,
  invitationOfOrder,
  payoutsThrough,
  type Traced,
  type TrailAttempt,
  type TrailPayout,
  tracedBy,
} from './money-trail.store.ts';

/** All that moved the money of an order, a purchase or a withdrawal, from any number that somebody has of it. */
export async function showMoneyTrail(executor: Executor, number: string): Promise<Answer<MoneyTrail | null>> {
  const traced = await tracedBy(executor, number);
  if (!traced) return { ok: true, value: null };
  const attempts = await attemptsOfTraced(executor, traced);
  const payouts = await payoutsThrough(
    executor,
    attempts.map(({ id }) => id),
  );
  const history = await historyOfPayouts(
    executor,
    payouts.map(({ id }) => id),
  );
  const numbers = payouts.map(({ number: payout }) => payout);
  const postings = await postingsOfTraced(executor, traced, numbers);
  const invitation = traced.kind === 'order' ? await invitationOfOrder(executor, traced.id) : null;
  return {
    ok: true,
    value: {
      of: traced,
      attempts: attempts.map((attempt) => attemptOf(attempt, payouts, history)),
      postings: postings.map(({ at, entries, ...posting }) => ({
        ...posting,
        at: at.toISOString(),
        entries: [...entries],
      })),
      invitation,
    },
  };
}

function postingsOfTraced(executor: Executor, { kind, id }: Traced, payouts: readonly string[]) {
  if (kind === 'order') return postingsOfOrder(executor, id);
  return kind === 'withdrawal' ? postingsOfWithdrawal(executor, id) : postingsOfPurchase(executor, id, payouts);
}

const attemptOf = (
  { id, ...attempt }: TrailAttempt,
  payouts: readonly TrailPayout[],
  history: readonly ShownPayoutHistory[],
) => ({
  ...withTimes(attempt),
  payouts: payouts
    .filter(({ attemptId }) => attemptId === id)
    .map(({ attemptId: _, id: payoutId, ...payout }) => ({
      ...withTimes(payout),
      history: history
        .filter((entry) => entry.payoutId === payoutId)
        .map(({ payoutId: __, at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    })),
});

const withTimes = <Row extends { readonly at: Date; readonly settledAt: Date | null }>(row: Row) => ({
  ...row,
  at: row.at.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});
