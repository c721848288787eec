import type { Executor, Tx } from '../../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import type { Gateways } from '../gateways.ts';
import { pauseMs } from '../payouts/pay-back.ts';
import { raiseAlert } from '../webhooks/raise-alert.ts';
import {
  beginTransferTry,
  insertTransfer,
  lockTransfer,
  type NewTransfer,
  type TransferRow,
  transferById,
  writeTransferEnd,
  writeWaiting,
} from './transfer.store.ts';
import type { TransferAnswer } from './transfer-gateway.ts';

/**
 * Sends money to somebody's account. The row is written with the decision; the gateway is told afterwards, and asked or told
 * again under the same number until it has decided. How it ends is the news `payment.transfer-ended`.
 */
export async function sendTransfer(tx: Tx, transfer: NewTransfer): Promise<void> {
  const transferId = await insertTransfer(tx, transfer);
  if (transferId !== undefined) await bookTry(tx, { transferId, attempt: 0, at: transfer.at });
}

export const bookTry = (tx: Executor, next: { transferId: number; attempt: number; at: Date }): Promise<void> =>
  enqueue(tx, {
    kind: 'payment.transfer',
    key: `transfer:${next.transferId}:${next.attempt}`,
    payload: { transferId: next.transferId },
    runAt: next.at,
  });

/** Money that is missing at the gateway does not come within seconds. */
const shortPauseMs = 3_600_000;

export const transferJobs = (platform: Platform, gateways: Gateways): JobHandlers => ({
  'payment.transfer': {
    outside: async ({ transferId }: { transferId: number }) => {
      const transfer = await transferById(platform.database.read, transferId);
      if (transfer?.state === 'ended') return askAfterEnd(platform, gateways, transfer);
      if (transfer?.state !== 'pending') return;
      const answer = await tryTransfer(platform, gateways, transfer);
      if (answer?.state !== 'pending') return;
      const pause = answer.isShort ? shortPauseMs : pauseMs(transfer.tries);
      const at = new Date(platform.clock.now().getTime() + pause);
      await bookTry(platform.database.alone, { transferId, attempt: transfer.tries + 1, at });
    },
  },
});

/** A person said that it came to nothing here: if it went after all, somebody should know. */
async function askAfterEnd(platform: Platform, gateways: Gateways, { id, method, number }: TransferRow): Promise<void> {
  const told = await gateways[method]?.transfers?.queryTransfer(number);
  if (told) await platform.database.transact((tx) => writeAnswer(tx, platform, id, told));
}

/** Tells the gateway or asks it, and writes its answer. @returns undefined where it had ended already. */
export async function tryTransfer(
  platform: Platform,
  gateways: Gateways,
  transfer: TransferRow,
): Promise<TransferAnswer | undefined> {
  const at = platform.clock.now();
  if (!(await beginTransferTry(platform.database.alone, transfer.id, at))) return undefined;
  const answer = await askGateway(gateways, transfer);
  await platform.database.transact(async (tx, after) => {
    await writeAnswer(tx, platform, transfer.id, answer);
    after(platform.wakeJobs);
  });
  return answer;
}

/** `isSilent`: it did not answer, and `detail` is what we saw of that. */
type Told = TransferAnswer & { readonly isSilent?: boolean };

/** An answer that does not come decides nothing: whether the money went is not known. */
async function askGateway(gateways: Gateways, transfer: TransferRow): Promise<Told> {
  try {
    const gateway = gateways[transfer.method]?.transfers;
    if (!gateway) throw new Error(`${transfer.method} cannot send money here`);
    // What it may have under way is asked for; only what it does not know is told, again under the same number.
    const known = transfer.tries === 0 ? null : await gateway.queryTransfer(transfer.number);
    return known ?? (await gateway.transfer(transfer));
  } catch (error) {
    return { state: 'pending', detail: String(error), isShort: false, isSilent: true };
  }
}

/** After so many answers that decided nothing, a person should know of it. */
const triesBeforeAlarm = 5;

export async function writeAnswer(tx: Tx, platform: Platform, id: number, answer: Told): Promise<void> {
  const at = platform.clock.now();
  const transfer = await lockTransfer(tx, id);
  if (!transfer) return;
  if (transfer.state === 'ended' && answer.state === 'settled') return alertTwice(tx, platform, transfer);
  if (transfer.state !== 'pending') return;
  if (answer.state === 'pending') {
    await writeWaiting(tx, id, answer.detail);
    if (answer.isShort || transfer.tries >= triesBeforeAlarm) await alertWaiting(tx, platform, transfer, answer);
    return;
  }
  const told =
    answer.state === 'settled'
      ? { fault: null, detail: null, reference: answer.reference }
      : { fault: answer.fault, detail: answer.detail, reference: null };
  await writeTransferEnd(tx, { id, state: answer.state, ...told, at });
  await platform.events.announce(tx, 'payment.transfer-ended', { transferId: id }, at);
}

const alertWaiting = (
  tx: Tx,
  platform: Platform,
  { method, number }: TransferRow,
  { detail, isSilent }: { readonly detail: string | null; readonly isSilent?: boolean },
): Promise<void> =>
  raiseAlert(tx, platform, {
    method,
    kind: 'transfer_waits',
    reference: number,
    says: detail === null || isSilent ? { code: 'transfer_end_unknown' } : { code: 'in_words', words: detail },
  });

/** A person said how it ended, and now the gateway says that it went. */
const alertTwice = (tx: Tx, platform: Platform, { method, number }: TransferRow): Promise<void> =>
  raiseAlert(tx, platform, {
    method,
    kind: 'payout_twice',
    reference: number,
    says: { code: 'transfer_sent_twice' },
  });
