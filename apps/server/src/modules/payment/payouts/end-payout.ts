import type { paymentCalls } from '@chifan/contract/payment';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { type PayoutWay, payInGatewaysStead } from '../../wallet/index.ts';
import type { Gateways } from '../gateways.ts';
import { transitionPayout } from './on-payout.ts';
import { lockPayout, type PayoutRow, payoutByNumber } from './payout.store.ts';
import { writeEnded, writePayoutHistory } from './payout-history.store.ts';

type Input = z.output<(typeof paymentCalls)['endPayout']['input']>;
type By = { readonly caller: { readonly id: number }; readonly now: Date };
type Ended = { readonly number: string; readonly way: PayoutWay };

/**
 * A gateway cannot bring money back, and never will: an account is closed, a bank takes none. A person of the platform pays
 * it otherwise, or gives it to the guest's balance. The gateway is asked once more before: what it has sent meanwhile, or
 * is sending, is not paid a second time.
 */
export async function endPayout(
  platform: Platform,
  gateways: Gateways,
  input: Input,
  { caller, now }: By,
): Promise<Answer<Ended>> {
  const payout = await payoutByNumber(platform.database.read, input.number);
  if (!payout) return refused('refund_not_found');
  const obstacle = await askOnceMore(platform, gateways, payout);
  if (obstacle) return obstacle;
  return platform.database.transact(async (tx, after): Promise<Answer<Ended>> => {
    const locked = await lockPayout(tx, payout.id);
    if (locked?.state !== 'failed') return refused('transition_not_allowed', { state: locked?.state });
    // Somebody tries it at this moment: how that ends is not known.
    if (locked.tryingUntil !== null && locked.tryingUntil > now) return refused('payout_under_way');
    await end(tx, platform, locked, { ...input, staffId: caller.id, at: now });
    after(platform.wakeJobs);
    return { ok: true, value: { number: locked.number, way: input.way } };
  });
}

/** Writes what the gateway says now. @returns why it cannot be ended, where it cannot. */
async function askOnceMore(
  platform: Platform,
  gateways: Gateways,
  payout: PayoutRow,
): Promise<ReturnType<typeof refused> | undefined> {
  if (payout.state !== 'failed') return refused('transition_not_allowed', { state: payout.state });
  const gateway = gateways[payout.method];
  // A gateway that is not configured any more sends nothing.
  if (!gateway) return undefined;
  try {
    const told = await gateway.queryPayout(payout);
    if (told === null || told.state === 'failed') return undefined;
    await platform.database.transact(async (tx, after) => {
      const { state, reference } = told;
      await transitionPayout(tx, platform, payout.id, { state, reference, error: null, askedIn: payout.state });
      after(platform.wakeJobs);
    });
  } catch (error) {
    platform.log.warn({ err: error, payout: payout.number }, 'a gateway could not be asked before a payout is ended');
  }
  return refused('payout_under_way');
}

async function end(
  tx: Tx,
  platform: Platform,
  payout: PayoutRow,
  { way, reference, note, staffId, at }: Input & { readonly staffId: number; readonly at: Date },
): Promise<void> {
  const { id: payoutId, orderId, purchaseId } = payout;
  await writeEnded(tx, { payoutId, way, at });
  const event = way === 'balance' ? 'to_balance' : 'paid_otherwise';
  await writePayoutHistory(tx, { payoutId, event, staffId, reference: reference || null, note, at });
  await payInGatewaysStead(tx, { ...payout, at }, way);
  await platform.events.announce(tx, 'payment.payout-changed', { payoutId, orderId, purchaseId }, at);
}
