import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import type { Gateways } from '../gateways.ts';
import { lockPayout, payoutsByNumber, writePayoutEnd } from './payout.store.ts';
import { enqueuePayoutTry, writePayoutResult } from './send-payout.ts';

export type PayoutRequeryResult =
  /** The gateway has ended it. The end is stored and its event is published. */
  | 'ended'
  /** The gateway does not know it, so no money can go. */
  | 'unknown'
  /** In progress. Also if the gateway is no longer configured and cannot be queried. */
  | 'under_way'
  | 'silent';

/** Queries the gateway once more, so that a payout that has gone or may be going is not paid or returned twice. */
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

/** No response arrives later than this, and the gateway knows all requests by then. */
const longestTryMs = 60_000;
const dayMs = 86_400_000;

type PayoutDecision = {
  readonly number: string;
  /** True if the payout of the gateway itself arrived. False if the member was paid in another way or not at all. */
  readonly isByGateway: boolean;
  /** Start of the query on which the person decided. */
  readonly at: Date;
};

/** @returns false after its end, and within a minute of a try, because that try may have reached the gateway after the query */
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
