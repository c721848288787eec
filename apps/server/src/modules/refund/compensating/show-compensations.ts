import type { refundStaffCalls } from '@chifan/contract/refund/staff-calls';
import { contentLanguageOf, type ReaderLanguage, readerLanguageText } from '@chifan/domain';
import { compensationLeft } from '@chifan/domain/refund';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import { grantableCampaigns } from '../../coupon/index.ts';
import { orderById } from '../../ordering/index.ts';
import { reasonsOf } from '../by-operator/plan-refund.ts';
import { startOfDay } from './compensate-guest.ts';
import { compensationsGiven, compensationsOfOrder } from './compensation.store.ts';

type Shown = z.input<(typeof refundStaffCalls)['orderCompensations']['output']>;
type Reader = { readonly staffId: number; readonly language: ReaderLanguage; readonly now: Date };

/** Returns the compensations of an order, and the amount and coupons that the operator may still give. */
export async function showCompensations(
  executor: Executor,
  orderId: number,
  { staffId, language, now }: Reader,
): Promise<Answer<Shown>> {
  const order = await orderById(executor, orderId);
  if (!order) return refused('order_not_found');
  const since = startOfDay(now);
  const most =
    order.paid_at === null ? 0 : compensationLeft(await compensationsGiven(executor, { orderId, staffId, since }));
  const campaigns = await grantableCampaigns(executor, now);
  const given = await compensationsOfOrder(executor, orderId);
  return {
    ok: true,
    value: {
      most,
      reasons: reasonsOf(order).map(({ number }) => number),
      campaigns: campaigns
        .filter(({ reduction }) => reduction > 0 && reduction <= most)
        .map(({ id, name, reduction, threshold }) => ({
          campaignId: id,
          nameZh: name['zh-CN'] ?? '',
          name: readerLanguageText(name, contentLanguageOf(language)),
          reduction,
          threshold,
        })),
      given: given.map(({ at, ...compensation }) => ({ ...compensation, at: at.toISOString() })),
    },
  };
}
