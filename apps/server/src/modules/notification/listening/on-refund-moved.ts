import type { NotificationType } from '@chifan/domain/notification';
import type { RefundEvent } from '@chifan/domain/refund';
import type { Tx } from '../../../platform/database/database.ts';
import type { EventPayloads, Listener } from '../../../platform/events/events.ts';
import type { Platform } from '../../../platform/module.ts';
import { notifyMember } from '../notify-member.ts';
import { namesOf, orderForNotification } from './order-facts.store.ts';
import {
  compensationFacts,
  moneyArrived,
  purchaseMoneyArrived,
  type RefundFacts,
  refundFacts,
} from './refund-facts.store.ts';

export const refundNotificationByEvent: Partial<Record<RefundEvent, NotificationType>> = {
  grant_at_once: 'refund.granted',
  grant_by_rule: 'refund.granted',
  merchant_grant: 'refund.granted',
  accept_offer: 'refund.granted',
  auto_accept_offer: 'refund.granted',
  platform_grant: 'refund.granted',
  escalate: 'refund.escalated',
  merchant_refuse: 'refund.merchant_refused',
  merchant_offer: 'refund.merchant_offered',
  platform_refuse: 'refund.platform_refused',
};

export const causesRefundNotification = ({ event }: Pick<EventPayloads['refund.moved'], 'event'>): boolean =>
  event in refundNotificationByEvent;

/** Notifies the guest once of each decision about a refund. A second request of the guest is a new refund. */
export const onRefundMoved =
  (platform: Platform): Listener<'refund.moved'> =>
  async (tx, { refundId, event, actor }, after) => {
    const refund = await refundFacts(tx, refundId);
    const news = refundNotificationByEvent[event as RefundEvent];
    if (!refund || !news) return;
    const { member_id: memberId, order_id: orderId, asked, is_declared: isDeclared } = refund;
    const facts = { orderId, refundId, ...namesOf(refund), asked, amount: amountOf(refund, news) };
    const variant = news === 'refund.granted' ? { variant: grantedAs(refund) } : {};
    notifyMember(platform, tx, after, {
      memberId,
      key: `refund:${refundId}:${news}`,
      news: news === 'refund.granted' && isSeen(event, actor, isDeclared) ? 'refund.granted_at_once' : news,
      facts: { ...facts, ...variant },
    });
  };

/**
 * True if the screen on which the guest requested the refund already shows that the refund is granted (rule
 * notification-2).
 */
const isSeen = (event: string, actor: string, isDeclared: boolean): boolean =>
  actor === 'member' || event === 'grant_by_rule' || (event === 'grant_at_once' && !isDeclared);

function grantedAs({ balance_part: balance, gateway_part: gateway, asked, is_declared: isDeclared }: RefundFacts) {
  if (isDeclared) return 'sold_out';
  return balance + gateway < asked ? 'part' : 'all';
}

const amountOf = (
  { balance_part: balance, gateway_part: gateway, offered }: RefundFacts,
  news: NotificationType,
): number => (news === 'refund.merchant_offered' ? (offered ?? 0) : balance + gateway);

/** Notifies the guest when an operator compensates the guest for an order with balance or a coupon (rule refund-34). */
export const onOrderCompensated =
  (platform: Platform): Listener<'order.compensated'> =>
  async (tx, { compensationId }, after) => {
    const given = await compensationFacts(tx, compensationId);
    const order = given && (await orderForNotification(tx, given.order_id));
    if (!given || !order) return;
    const { id: orderId, member_id: memberId } = order;
    notifyMember(platform, tx, after, {
      memberId,
      key: `compensation:${compensationId}`,
      news: 'refund.compensated',
      facts: { orderId, ...namesOf(order), amount: given.amount, variant: given.kind },
    });
  };

/**
 * Notifies the guest when refunded money has arrived through a gateway. The refund may follow a refund request or an
 * ended order, or belong to a purchase.
 */
export const onGatewayRefundChanged =
  (platform: Platform): Listener<'payment.gateway-refund-changed'> =>
  async (tx, { gatewayRefundId, orderId }, after) => {
    if (orderId === null) return notifyOfPurchase(platform, tx, gatewayRefundId, after);
    const arrived = await moneyArrived(tx, gatewayRefundId);
    const order = arrived && (await orderForNotification(tx, arrived.order_id));
    if (!arrived || !order) return;
    const { refund_id: refundId, amount, destination: variant } = arrived;
    const { id, member_id: memberId } = order;
    notifyMember(platform, tx, after, {
      memberId,
      key: `gateway-refund:${gatewayRefundId}:paid_out`,
      news: 'refund.paid_out',
      facts: { orderId: id, ...namesOf(order), amount, variant, ...(refundId === null ? {} : { refundId }) },
    });
  };

async function notifyOfPurchase(
  platform: Platform,
  tx: Tx,
  gatewayRefundId: number,
  after: (effect: () => void) => void,
): Promise<void> {
  const arrived = await purchaseMoneyArrived(tx, gatewayRefundId);
  if (!arrived) return;
  const { member_id: memberId, number, amount, destination: variant } = arrived;
  const key = `gateway-refund:${gatewayRefundId}:paid_out`;
  notifyMember(platform, tx, after, { memberId, key, news: 'purchase.paid_out', facts: { number, amount, variant } });
}
