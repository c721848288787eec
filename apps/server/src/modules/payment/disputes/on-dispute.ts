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

/** Rule payment-17. Idempotent, in any order of the gateway's messages: the first message opens the case. */
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
  // Messages overtake each other. The deadline of the first message is not newer than a known one.
  else if (dispute.state === 'open' && news.isUpdate) await writeDisputeDeadline(tx, dispute.id, news.evidenceBy);
  await moveDisputedMoney(context, attempt.id);
}

/** Moves the money of all disputes of an attempt to where their states require. Idempotent. */
export async function moveDisputedMoney({ tx, platform, after }: Context, attemptId: number): Promise<void> {
  const attempt = await lockDisputedAttempt(tx, attemptId);
  if (!attempt) return;
  const at = platform.clock.now();
  const disputes = await lockDisputesOfAttempt(tx, attemptId);
  // The bonus of a top-up is frozen once, even if its payment is disputed in parts.
  for (const [index, dispute] of disputes.entries())
    await moveMoneyOf(tx, attempt, dispute, { isFirst: index === 0, at });
  const { topUp } = attempt;
  if (disputes.length === 0 || topUp === null) return;
  after(() => platform.live.tell([`member:${topUp.memberId}`], { topic: 'wallet', version: at.getTime() }));
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
    // Money can have returned to the balance since, for example from a cancelled order.
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
  // For another currency, the gateway reports its own conversion. We use the sum that the guest paid.
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

/** The only way to change the state of a dispute. The row must be locked. */
const transitionDispute = transitionOf({
  workflow: disputeWorkflow,
  tables: disputeTables,
  factsOf: (dispute: DisputeRow) => dispute,
  publish: () => undefined,
});
