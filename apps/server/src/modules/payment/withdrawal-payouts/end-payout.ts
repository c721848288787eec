import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import type { Gateways } from '../gateways.ts';
import { lockPayout, payoutsByNumber, writePayoutEnd } from './payout.store.ts';
import { enqueuePayoutTry, writePayoutResult } from './send-payout.ts';

export type PayoutRequeryResult =
  /** The gateway has paid or rejected the payout. The result is stored and published. */
  | 'ended'
  /** The gateway does not know the payout, so it will send no money. */
  | 'unknown'
  /** The gateway has not decided yet, or is not configured any more and cannot be queried. */
  | 'under_way'
  | 'silent';

/**
 * Queries the gateway before an operator reports the result of a payout, so that a payout that the gateway has paid or
 * may pay is not paid twice.
 */
export async function requeryPayout(
  platform: Platform,
  gateways: Gateways,
  number: string,
): Promise<PayoutRequeryResult> {
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
      await writePayoutResult(tx, platform, payout.id, told);
      after(platform.wakeJobs);
    });
    return 'ended';
  } catch (error) {
    platform.log.warn({ err: error, payout: number }, 'gateway query failed before a payout was closed');
    return 'silent';
  }
}

/** Maximum time after a payout request until a query at the gateway finds the payout. */
const longestTryMs = 60_000;
const dayMs = 86_400_000;

type PayoutDecision = {
  readonly number: string;
  /** True if the gateway paid the member. False if the member was paid in another way or not at all. */
  readonly isByGateway: boolean;
  /** Start of the gateway query on which the operator's decision is based. */
  readonly at: Date;
};

/**
 * Stores an operator's decision about a payout. @returns false if the payout has ended, or if a payout request in the
 * minute before the operator's query may still reach the gateway
 */
export async function endPayout(tx: Tx, { number, isByGateway, at }: PayoutDecision): Promise<boolean> {
  const [found] = await payoutsByNumber(tx, [number]);
  const payout = found && (await lockPayout(tx, found.id));
  if (payout?.state !== 'pending') return false;
  const { id, detail, askedAt, tries } = payout;
  if (askedAt !== null && askedAt.getTime() + longestTryMs > at.getTime()) return false;
  const state = isByGateway ? 'settled' : 'ended';
  await writePayoutEnd(tx, { id, state, fault: null, detail, reference: null, at });
  if (!isByGateway)
    await enqueuePayoutTry(tx, { payoutId: id, attempt: tries + 1, at: new Date(at.getTime() + dayMs) });
  return true;
}
