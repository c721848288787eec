import { CallError, isOutcomeUnknown } from '@chifan/contract/client';
import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { kitchenCallNumber } from '@chifan/domain/ordering';
import { toast } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query.ts';
import { codeProblem } from '../../../staff-order/code-problem.ts';
import { cacheOrder } from '../../../staff-order/detail/shown-order.ts';
import { jobActionLabel } from './job-action-label.ts';
import {
  addQueuedAction,
  createQueuedAction,
  type JobAction,
  markActionLate,
  markActionRefused,
  type QueuedAction,
  removeQueuedAction,
  useActionQueueStore,
} from './queued-actions.ts';

/** How long a button waits for the response. Afterwards the action is queued and the courier can continue. */
const patienceMs = 4_000;
/**
 * Timeout of one attempt to send an action. Shorter than for other calls, because a dead network gives no response. A
 * repeated attempt is harmless, because the server responds that the action is done.
 */
const attemptMs = 15_000;
const againMs = 5_000;

export type ActionOutcome = 'sent' | 'late';

type Waiting = { readonly sent: () => void; readonly refused: (error: Error) => void; readonly late: () => void };

/** Actions whose buttons still wait for the response, by the id of the action. */
const waiting = new Map<string, Waiting>();

/**
 * Stores an action and sends it. @returns `late` if the action is queued, because the network is missing or slow.
 * @throws CallError if the server refuses the action while the button waits
 */
export function queueAction(job: StaffOrder, move: JobAction): Promise<ActionOutcome> {
  const queued = createQueuedAction(job, kitchenCallNumber(job), move);
  return new Promise<ActionOutcome>((resolve, reject) => {
    const timer = setTimeout(() => stopWaitingFor(queued), patienceMs);
    const ended = (end: () => void) => () => {
      clearTimeout(timer);
      waiting.delete(queued.id);
      end();
    };
    waiting.set(queued.id, {
      sent: ended(() => resolve('sent')),
      late: ended(() => resolve('late')),
      refused: (error) => ended(() => reject(error))(),
    });
    addQueuedAction(queued);
    void sendQueuedActions();
  });
}

function stopWaitingFor({ id }: QueuedAction): void {
  markActionLate(id);
  waiting.get(id)?.late();
}

const next = (): QueuedAction | undefined =>
  useActionQueueStore.getState().moves.find(({ refusal }) => refusal === null);

let isSending = false;
let again: ReturnType<typeof setTimeout> | undefined;

/** Sends queued actions one at a time, oldest first. Only one tab of the browser sends. */
export async function sendQueuedActions(): Promise<void> {
  if (isSending || next() === undefined) return;
  isSending = true;
  clearTimeout(again);
  try {
    await alone(async () => {
      for (let move = next(); move !== undefined && (await isAnswered(move)); ) move = next();
    });
  } finally {
    isSending = false;
    // After a failed attempt, the later actions stay in the queue too, because food must be collected before it is
    // handed over. The buttons of all queued actions stop waiting for a response.
    for (const move of useActionQueueStore.getState().moves) if (waiting.has(move.id)) stopWaitingFor(move);
    if (next() !== undefined) again = setTimeout(() => void sendQueuedActions(), againMs);
  }
}

export const stopSendingActions = (): void => clearTimeout(again);

/**
 * Runs the work in one tab at a time. Over plain http the browser has no locks, so several tabs may send the same
 * action. A repeated action is harmless.
 */
function alone(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  return locks ? locks.request('chifan-job-moves', work) : work();
}

async function isAnswered(queued: QueuedAction): Promise<boolean> {
  const { id } = queued;
  try {
    const answer = await send(queued);
    removeQueuedAction(id);
    if (answer !== true) cacheOrder(answer);
    tellSent(queued);
  } catch (error) {
    if (!(error instanceof Error) || !isFinal(error)) return false;
    tellRefused(queued, error);
  }
  void queryClient.invalidateQueries();
  return true;
}

/**
 * False if a retry can succeed: the outcome is unknown, the session has expired, or the courier sent too many requests.
 */
const isFinal = (error: Error): boolean =>
  !isOutcomeUnknown(error) && !(error instanceof CallError && (error.code === 401 || error.code === 429));

function tellSent({ id, number, move }: QueuedAction): void {
  const button = waiting.get(id);
  if (button) return button.sent();
  const what = jobActionLabel(move);
  toast(t`${number} 号「${what}」已补发`, { kind: 'success' });
}

function tellRefused({ id }: QueuedAction, error: Error): void {
  const button = waiting.get(id);
  if (!button) return markActionRefused(id, codeProblem(error));
  removeQueuedAction(id);
  button.refused(error);
}

function send({ orderId, move }: QueuedAction): Promise<StaffOrder | true> {
  const options = { signal: AbortSignal.timeout(attemptMs) };
  switch (move.kind) {
    case 'collect':
      return api('/rest/courier/job/collect', { orderId }, options);
    case 'hand_over':
      return api('/rest/courier/job/handOver', { orderId, ...move.proof }, options);
    case 'door_step':
      return api('/rest/courier/job/doorStep', { orderId, step: move.step }, options);
    case 'hand_back':
      return api('/rest/courier/job/handBack', { orderId, reason: move.reason }, options).then(() => true);
    case 'give_back':
      return api('/rest/courier/job/giveBack', { orderId }, options).then(() => true);
  }
}
