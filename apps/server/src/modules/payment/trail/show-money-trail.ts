import type { MoneyTrail } from '@chifan/contract/payment/views';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import { archivedUntil, postingsOfOrder, postingsOfPurchase, postingsOfWithdrawal } from '../../wallet/index.ts';
import { disputesOfAttempts, type ShownDispute } from '../disputes/dispute.store.ts';
import { disputeOf } from '../disputes/show-disputes.ts';
import {
  historyOfGatewayRefunds,
  type ShownGatewayRefundHistory,
} from '../gateway-refunds/gateway-refund-history.store.ts';
import {
  attemptsOfSubject,
  findTracedSubject,
  gatewayRefundsOfAttempts,
  invitationOfOrder,
  type TracedSubject,
  type TrailAttempt,
  type TrailGatewayRefund,
} from './money-trail.store.ts';

export async function showMoneyTrail(executor: Executor, number: string): Promise<Answer<MoneyTrail | null>> {
  const traced = await findTracedSubject(executor, number);
  if (!traced) return { ok: true, value: null };
  const attempts = await attemptsOfSubject(executor, traced);
  const gatewayRefunds = await gatewayRefundsOfAttempts(
    executor,
    attempts.map(({ id }) => id),
  );
  const history = await historyOfGatewayRefunds(
    executor,
    gatewayRefunds.map(({ id }) => id),
  );
  const disputes = await disputesOfAttempts(
    executor,
    attempts.map(({ id }) => id),
  );
  const postings = await postingsOfTraced(executor, traced, {
    gatewayRefunds: gatewayRefunds.map(({ number: gatewayRefund }) => gatewayRefund),
    disputeIds: disputes.map(({ id }) => id),
  });
  const until = await archivedUntil(executor, { kind: heldIn(traced), ownerId: String(traced.id) });
  const invitation = traced.kind === 'order' ? await invitationOfOrder(executor, traced.id) : null;
  return {
    ok: true,
    value: {
      of: traced,
      attempts: attempts.map((attempt) => attemptOf(attempt, gatewayRefunds, history, disputes)),
      postings: postings.map(({ at, entries, ...posting }) => ({
        ...posting,
        at: at.toISOString(),
        entries: [...entries],
      })),
      archivedUntil: until?.toISOString() ?? null,
      invitation,
    },
  };
}

/** The kind of ledger account that holds the money of an order, purchase or withdrawal in progress. */
function heldIn({ kind }: TracedSubject): string {
  if (kind === 'order') return 'order_held';
  return kind === 'withdrawal' ? 'withdrawal_held' : 'purchase_held';
}

function postingsOfTraced(
  executor: Executor,
  { kind, id }: TracedSubject,
  of: Parameters<typeof postingsOfPurchase>[2],
) {
  if (kind === 'order') return postingsOfOrder(executor, id);
  return kind === 'withdrawal' ? postingsOfWithdrawal(executor, id) : postingsOfPurchase(executor, id, of);
}

const attemptOf = (
  { id, ...attempt }: TrailAttempt,
  gatewayRefunds: readonly TrailGatewayRefund[],
  history: readonly ShownGatewayRefundHistory[],
  disputes: readonly ShownDispute[],
) => ({
  ...withTimes(attempt),
  disputes: disputes.filter(({ attemptId }) => attemptId === id).map(disputeOf),
  gatewayRefunds: gatewayRefunds
    .filter(({ attemptId }) => attemptId === id)
    .map(({ attemptId: _, id: gatewayRefundId, ...gatewayRefund }) => ({
      ...withTimes(gatewayRefund),
      history: history
        .filter((entry) => entry.gatewayRefundId === gatewayRefundId)
        .map(({ gatewayRefundId: __, at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    })),
});

const withTimes = <Row extends { readonly at: Date; readonly settledAt: Date | null }>(row: Row) => ({
  ...row,
  at: row.at.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});
