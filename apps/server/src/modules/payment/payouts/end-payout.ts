import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import type { Gateways } from '../gateways.ts';
import { lockPayout, payoutsByNumber, writePayoutEnd } from './payout.store.ts';
import { bookTry, writeAnswer } from './send-payout.ts';

export type AskedOnceMore =
  /** It has ended by itself; that is written, and its news are under way. */
  | 'ended'
  /** It has never heard of it, or was never told: nothing can come of it. */
  | 'unknown'
  /** It is at work on it, or may be and cannot be asked because it is not set up here any more. */
  | 'under_way'
  | 'silent';

/** Asks the gateway once more: what it has sent, or may be sending, is not to be paid or given back a second time. */
export async function askPayoutOnceMore(
  platform: Platform,
  gateways: Gateways,
  number: string,
): Promise<AskedOnceMore> {
  const [payout] = await payoutsByNumber(platform.database.read, [number]);
  if (!payout) return 'unknown';
  if (payout.state !== 'pending') return 'ended';
  const gateway = gateways[payout.method]?.payouts;
  if (!gateway) return payout.tries === 0 ? 'unknown' : 'under_way';
  try {
    const told = await gateway.queryPayout(number);
    if (told === null) return 'unknown';
    if (told.state === 'pending') return 'under_way';
    await platform.database.transact(async (tx, after) => {
      await writeAnswer(tx, platform, payout.id, told);
      after(platform.wakeJobs);
    });
    return 'ended';
  } catch (error) {
    platform.log.warn({ err: error, payout: number }, 'gateway query failed before a payout was closed');
    return 'silent';
  }
}

/** After so long no gateway's answer comes any more, and whatever it was told it knows of. */
const longestTryMs = 60_000;
const dayMs = 86_400_000;

type Said = {
  readonly number: string;
  /** Whether it is what the gateway is at work on that has arrived; else it came otherwise, or not at all. */
  readonly isByGateway: boolean;
  /** When the question began whose answer the person went by: no later than the gateway was asked. */
  readonly at: Date;
};

/** @returns false after its end, and within a minute of a try, which may have told the gateway since it was asked. */
export async function endPayout(tx: Tx, { number, isByGateway, at }: Said): Promise<boolean> {
  const [found] = await payoutsByNumber(tx, [number]);
  const payout = found && (await lockPayout(tx, found.id));
  if (payout?.state !== 'pending') return false;
  const { id, detail, askedAt, tries } = payout;
  if (askedAt !== null && askedAt.getTime() + longestTryMs > at.getTime()) return false;
  const state = isByGateway ? 'settled' : 'ended';
  await writePayoutEnd(tx, { id, state, fault: null, detail, reference: null, at });
  if (!isByGateway) await bookTry(tx, { payoutId: id, attempt: tries + 1, at: new Date(at.getTime() + dayMs) });
  return true;
}
