import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import type { Gateways } from '../gateways.ts';
import { writeAnswer } from './send-transfer.ts';
import { lockTransfer, transfersByNumber, writeTransferEnd } from './transfer.store.ts';

/** What its gateway says of a transfer just before a person ends it. */
export type AskedOnceMore =
  /** It has ended by itself; that is written, and its news are under way. */
  | 'ended'
  /** It has never heard of it, or is not there any more: nothing can come of it. */
  | 'unknown'
  /** It is at work on it, or did not answer. */
  | 'under_way';

/** Asks the gateway once more: what it has sent, or may be sending, is not to be paid or given back a second time. */
export async function askTransferOnceMore(
  platform: Platform,
  gateways: Gateways,
  number: string,
): Promise<AskedOnceMore> {
  const [transfer] = await transfersByNumber(platform.database.read, [number]);
  if (!transfer) return 'unknown';
  if (transfer.state !== 'pending') return 'ended';
  const gateway = gateways[transfer.method]?.transfers;
  if (!gateway) return 'unknown';
  try {
    const told = await gateway.queryTransfer(number);
    if (told === null) return 'unknown';
    if (told.state === 'pending') return 'under_way';
    await platform.database.transact(async (tx, after) => {
      await writeAnswer(tx, platform, transfer.id, told);
      after(platform.wakeJobs);
    });
    return 'ended';
  } catch (error) {
    platform.log.warn({ err: error, transfer: number }, 'a gateway could not be asked before a transfer is ended');
    return 'under_way';
  }
}

/** A person says how it ended: nobody tries or asks any more. @returns false while a try waits for its answer, or after its end. */
export async function endTransfer(tx: Tx, number: string, at: Date): Promise<boolean> {
  const [found] = await transfersByNumber(tx, [number]);
  const transfer = found && (await lockTransfer(tx, found.id));
  if (transfer?.state !== 'pending') return false;
  if (transfer.tryingUntil !== null && transfer.tryingUntil > at) return false;
  const { id, detail } = transfer;
  await writeTransferEnd(tx, { id, state: 'ended', fault: null, detail, reference: null, at });
  return true;
}
