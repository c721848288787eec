import { disputeWorkflow } from '@chifan/domain/payment';
import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { transitionOf } from '../../../platform/workflow/transition.ts';
import { systemContext } from '../../../platform/workflow/transition-context.ts';
import { writeFirstHistory } from '../../../platform/workflow/write-transition.ts';
import { freezeTopUp, loseDispute, releaseTopUp } from '../../wallet/index.ts';
import { type AttemptRow, lockAttempt } from '../attempts/attempt.store.ts';
import type { GatewayName } from '../gateways.ts';
import type { DisputeUpdate } from '../payment-gateway.ts';
import { raiseAlert } from '../webhooks/raise-alert.ts';
import {
  type DisputedAttempt,
  type DisputeRow,
  disputeTables,
  insertDispute,
  lockDispute,
  lockDisputedAttempt,
  lockDisputesOfAttempt,
  writeDisputeDeadline,
} from './dispute.store.ts';

type Context = { readonly tx: Tx; readonly platform: Platform; readonly after: (effect: () => void) => void };

/**
 * Handles a gateway's message about a dispute (rule payment-17). Idempotent. Messages may arrive in any sequence: the
 * first message stores the dispute, even if it reports the end.
 */
export async function onDispute(context: Context, method: GatewayName, news: DisputeUpdate): Promise<void> {
  const { tx, platform } = context;
  const attempt = await lockAttempt(tx, method, { reference: news.payment, number: null });
  if (!attempt) {
    const says = { code: 'sum_told', amount: news.amount, currency: news.currency } as const;
    return raiseAlert(tx, platform, { method, kind: 'unknown_payment', reference: news.payment, says });
  }
  const dispute = (await openDispute(context, attempt, news)) ?? (await lockDispute(tx, attempt.id, news.reference));
  if (!dispute) throw new Error(`dispute ${news.reference} was not stored`);
  if (news.state !== 'open') await endDispute(context, attempt, dispute, news.state);
  // Messages can arrive out of order, so only an update changes the deadline for evidence.
  else if (dispute.state === 'open' && news.isUpdate) await writeDisputeDeadline(tx, dispute.id, news.evidenceBy);
  publishDispute(context);
  await moveDisputedMoney(context, attempt.id);
}

/**
 * Notifies the consoles of operators, which reload the list of disputes and its count in the navigation (rule
 * payment-18).
 */
const publishDispute = ({ platform, after }: Pick<Context, 'platform' | 'after'>): void =>
  after(() => platform.live.publish(['platform'], { topic: 'disputes', version: platform.clock.now().getTime() }));

/** Freezes, releases or takes the money of all disputes of a payment attempt, by their states. Idempotent. */
export async function moveDisputedMoney({ tx, platform, after }: Context, attemptId: number): Promise<void> {
  const attempt = await lockDisputedAttempt(tx, attemptId);
  if (!attempt) return;
  const at = platform.clock.now();
  const disputes = await lockDisputesOfAttempt(tx, attemptId);
  // Only the first dispute freezes the bonus, because a payment can be disputed in parts.
  for (const [index, dispute] of disputes.entries())
    await moveMoneyOf(tx, attempt, dispute, { isFirst: index === 0, at });
  const { topUp } = attempt;
  if (disputes.length === 0 || topUp === null) return;
  after(() => platform.live.publish([`member:${topUp.memberId}`], { topic: 'wallet', version: at.getTime() }));
}

async function moveMoneyOf(
  tx: Tx,
  { method, orderId, topUp }: DisputedAttempt,
  { id: disputeId, state, amount }: DisputeRow,
  { isFirst, at }: { readonly isFirst: boolean; readonly at: Date },
): Promise<void> {
  if (topUp !== null) {
    const { memberId } = topUp;
    const freeze = { disputeId, memberId, amount, bonus: isFirst ? topUp.bonus : 0, at };
    if (state === 'open') await freezeTopUp(tx, { ...freeze, step: 'opened' });
    // Freezes again, because money can have returned to the balance since the opening, for example from a cancelled
    // order.
    if (state === 'lost') await freezeTopUp(tx, { ...freeze, step: 'lost' });
    if (state === 'won') await releaseTopUp(tx, { disputeId, memberId, at });
  }
  if (state === 'lost') await loseDispute(tx, { disputeId, method, amount, orderId, at });
}

async function openDispute(
  { tx, platform }: Context,
  attempt: AttemptRow,
  { reference, amount: told, currency, reason, evidenceBy }: DisputeUpdate,
): Promise<DisputeRow | undefined> {
  const at = platform.clock.now();
  // A dispute in another currency reports the gateway's conversion. For such a dispute, use the amount that the guest
  // paid.
  const amount = currency === attempt.currency ? told : attempt.amount;
  const written = { attempt_id: attempt.id, reference, amount, reason, evidence_by: evidenceBy, at };
  const opened = await insertDispute(tx, written);
  if (!opened) return undefined;
  await writeFirstHistory(tx, disputeTables, opened.id, {
    event: 'open',
    actor: 'system',
    actorId: null,
    reason: null,
    at,
  });
  const says = { code: 'disputed', amount, reason, evidenceBy: evidenceBy?.toISOString() ?? null } as const;
  await raiseAlert(tx, platform, { method: attempt.method, kind: 'disputed', reference: attempt.number, says });
  return opened;
}

async function endDispute(
  { tx, platform, after }: Context,
  { method, number }: AttemptRow,
  dispute: DisputeRow,
  outcome: 'won' | 'lost',
): Promise<void> {
  if (dispute.state === outcome) return;
  const context = systemContext({ tx, after, now: platform.clock.now() });
  const event = outcome === 'won' ? 'win' : 'lose';
  const ended = await transitionDispute(platform, context, dispute, event, { ended_at: context.now });
  const says = ended.ok
    ? ({ code: 'dispute_ended', amount: dispute.amount, outcome } as const)
    : ({ code: 'other_content' } as const);
  await raiseAlert(tx, platform, { method, kind: 'disputed', reference: number, says });
}

/** The only function that changes a dispute's state. The caller must have locked the dispute. */
const transitionDispute = transitionOf({
  workflow: disputeWorkflow,
  tables: disputeTables,
  factsOf: (dispute: DisputeRow) => dispute,
  publish: () => undefined,
});
