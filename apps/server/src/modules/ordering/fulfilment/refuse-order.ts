import type { MerchantRefuseNote, MerchantRefuseReason } from '@chifan/domain/ordering';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { endOrder } from './end-order.ts';
import { type SellOut, sellOutLines } from './sell-out-lines.ts';
import { withKitchenOrder } from './with-kitchen-order.ts';

type Refusal = {
  orderId: number;
  reason: MerchantRefuseReason;
  note?: MerchantRefuseNote | undefined;
  sellOut?: SellOut | undefined;
};

/**
 * Lets the merchant refuse an order. For the reason `other`, the merchant chooses one of several predefined notes,
 * which is stored as the reason and shown to the guest.
 */
export const refuseByMerchant = (
  platform: Platform,
  { orderId, reason, note, sellOut }: Refusal,
  context: StaffContext,
) =>
  withKitchenOrder(platform, orderId, context, async (transition, order) => {
    const ended = await endOrder(platform, transition, order, 'refuse', note ?? reason);
    if (ended.ok && sellOut) await sellOutLines(platform, transition, order, sellOut);
    return ended;
  });
