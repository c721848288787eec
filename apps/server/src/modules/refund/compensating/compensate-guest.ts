import type { refundStaffCalls } from '@chifan/contract/refund/staff-calls';
import { shanghaiDay, shanghaiDayStart } from '@chifan/domain';
import { compensationLeft } from '@chifan/domain/refund';
import type { z } from 'zod';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { campaignById, issueCoupon } from '../../coupon/index.ts';
import { bumpOrderVersion, lockOrder, type OrderRow, publishOrderChanged } from '../../ordering/index.ts';
import { compensateMember, memberLevel } from '../../wallet/index.ts';
import { reasonsOf } from '../by-operator/plan-refund.ts';
import { noteOf } from '../meal-refund-policy.ts';
import { compensationsGiven, insertCompensation, lockCompensationsOfStaff } from './compensation.store.ts';

type Input = z.output<(typeof refundStaffCalls)['compensateGuest']['input']>;

const path = '/rest/platform/order/compensate';

/**
 * An operator gives the guest of a paid order balance or a coupon at the platform's cost, within the limits of rule
 * refund-34.
 */
export const compensateGuest = (
  platform: Platform,
  input: Input,
  context: StaffContext,
): Promise<Answer<{ readonly orderId: number }>> =>
  runIdempotently(platform.database, context, path, input, async (tx, after) => {
    const { caller, now: at } = context;
    const order = await lockOrder(tx, input.orderId);
    if (!order) return refused('order_not_found');
    if (order.paid_at === null) return refused('transition_not_allowed', { state: order.state });
    const reason = reasonsOf(order).find(({ number }) => number === input.reason)?.key;
    if (!reason) return refused('bad_request');
    await lockCompensationsOfStaff(tx, caller.id);
    const gift = await giftOf(tx, order, input.gift, at);
    if (!gift.ok) return gift;
    const given = await compensationsGiven(tx, { orderId: order.id, staffId: caller.id, since: startOfDay(at) });
    const most = compensationLeft(given);
    if (gift.value.amount > most) return refused('compensation_too_large');
    const { orderId, note } = input;
    const written = { orderId, staffId: caller.id, ...gift.value, reason, note: noteOf(note), at };
    const compensationId = await insertCompensation(tx, written);
    if (gift.value.kind === 'balance') {
      const { amount } = gift.value;
      await compensateMember(tx, { compensationId, orderId, memberId: order.member_id, amount, at });
    }
    await platform.events.publish(tx, 'order.compensated', { compensationId }, at);
    const version = await bumpOrderVersion(tx, order.id);
    after(() => publishOrderChanged(platform, { ...order, version }));
    return { ok: true, value: { orderId } };
  });

type Gift = { readonly kind: 'balance' | 'coupon'; readonly amount: number; readonly couponId: number | null };

async function giftOf(tx: Tx, order: OrderRow, gift: Input['gift'], at: Date): Promise<Answer<Gift>> {
  if (gift.kind === 'balance') return { ok: true, value: { kind: 'balance', amount: gift.amount, couponId: null } };
  const campaign = await campaignById(tx, gift.campaignId);
  if (!campaign) return refused('campaign_not_found');
  const { issuer, channel, reduction: amount } = campaign;
  if (issuer !== 'platform' || channel !== 'granted' || amount === 0) return refused('bad_request');
  const links = { levelOf: (executor: Executor, memberId: number) => memberLevel(executor, memberId, at) };
  const issue = { campaign, memberId: order.member_id, event: 'grant', purchaseId: null, at } as const;
  const issued = await issueCoupon(tx, links, issue);
  return issued.ok ? { ok: true, value: { kind: 'coupon', amount, couponId: issued.value } } : issued;
}

export const startOfDay = (at: Date): Date => shanghaiDayStart(shanghaiDay(at));
