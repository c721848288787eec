import type { refundStaffCalls } from '@chifan/contract/refund/staff-calls';
import { contentLanguageOf, type ReaderLanguage, readerLanguageText } from '@chifan/domain';
import { type OrderToRefund, refundEffect, refundPieceAmount } from '@chifan/domain/refund';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import { brandShareOfOrder, fulfilmentState, type OrderRow, orderById } from '../../ordering/index.ts';
import { payingAttemptOf } from '../../payment/index.ts';
import type { RefundableOrderLine } from '../calculate-refund.ts';
import { type RefundRow, refundsOfOrder } from '../refund.store.ts';
import { liablePartiesOf, planRefund, reasonsOf } from './plan-refund.ts';

type Call = (typeof refundStaffCalls)['previewOperatorRefund'];
type Preview = z.input<Call['output']>;

export async function previewOperatorRefund(
  executor: Executor,
  { orderId, ...choice }: z.output<Call['input']>,
  { language, now }: { readonly language: ReaderLanguage; readonly now: Date },
): Promise<Answer<Preview>> {
  const order = await orderById(executor, orderId);
  if (!order) return refused('order_not_found');
  const planned = await planRefund(executor, order, choice, now);
  if (!planned.ok) return planned;
  const { lines, most, amount, parts, fees, isEverything, liable } = planned.value;
  const attempt = parts.gateway > 0 ? await payingAttemptOf(executor, order.id) : undefined;
  const effect = refundEffect(await orderToRefund(executor, order), { amount, isEverything, liable });
  return {
    ok: true,
    value: {
      version: order.version,
      lines: lines.map((line) => lineView(line, language)),
      most,
      liableParties: liablePartiesOf(order),
      reasons: reasonsOf(order).map(({ number }) => number),
      parts: { amount, ...parts },
      method: attempt?.method ?? null,
      fees,
      endsOrder: isEverything,
      liable,
      earnings: { without: effect.without, with: effect.with },
    },
  };
}

const lineView = (line: RefundableOrderLine, language: ReaderLanguage) => ({
  position: line.position,
  nameZh: line.name['zh'] ?? '',
  name: readerLanguageText(line.name, contentLanguageOf(language)),
  quantity: line.quantity,
  left: line.quantity - line.refundedBefore,
  each: refundPieceAmount(line),
});

async function orderToRefund(executor: Executor, order: OrderRow): Promise<OrderToRefund> {
  const refunds = await refundsOfOrder(executor, order.id);
  const brand = await brandShareOfOrder(executor, order);
  return {
    orderState: fulfilmentState(order),
    isDelivery: order.type === 'delivery',
    hasCourier: order.courier_id !== null,
    hasShop: order.shop_id !== null,
    isSettled: order.completed_at !== null,
    paid: order.balance_part + order.payable,
    refundedBefore: order.refunded_balance + order.refunded_gateway,
    owedBefore: { courier: owedBy(refunds, 'courier'), platform: owedBy(refunds, 'platform') },
    couponSubsidy: order.coupon_subsidy,
    courierFee: order.delivery_fee,
    brandPermille: brand?.sharePermille ?? null,
  };
}

const owedBy = (refunds: readonly RefundRow[], party: 'courier' | 'platform'): number =>
  refunds
    .filter(({ state, owed_by: debtor }) => state === 7 && debtor === party)
    .reduce((sum, { balance_part: balance, gateway_part: gateway }) => sum + balance + gateway, 0);
