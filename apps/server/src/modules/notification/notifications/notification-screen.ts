import type { NotificationType } from '@chifan/domain/notification';
import type { NotificationFacts } from '../notification.store.ts';

/** A screen of the guest app with the parameters of its URL. */
export type NotificationScreen = { readonly path: string; readonly params: Record<string, string> };

/** Returns the screen that opens when the guest taps a notification in the list, in a push message or in a mail. */
export function screenOf(news: NotificationType, facts: NotificationFacts): NotificationScreen {
  if (news === 'order.released' && facts.orderId !== undefined) {
    return { path: 'pages/shop/choose/choose', params: { orderId: String(facts.orderId) } };
  }
  if (facts.refundId !== undefined && facts.variant !== 'sold_out') {
    return { path: 'pages/order/refund/progress/progress', params: { refundId: String(facts.refundId) } };
  }
  if (facts.orderId !== undefined) {
    const path = news.startsWith('review.') ? 'pages/order/evaluate/evaluate' : 'pages/order/detail/detail';
    return { path, params: { orderId: String(facts.orderId) } };
  }
  if (facts.mallRefundId !== undefined) {
    const params = { refundId: String(facts.mallRefundId) };
    return { path: 'pages/internal/mall/order/refund/progress/progress', params };
  }
  if (facts.mallOrderId !== undefined) {
    return { path: 'pages/internal/mall/order/detail/detail', params: { orderId: String(facts.mallOrderId) } };
  }
  if (facts.withdrawalId !== undefined) {
    const params = { withdrawalId: String(facts.withdrawalId) };
    return { path: 'pages/mine/share/withdrawal/detail/detail', params };
  }
  return screenOfKind(news, facts);
}

function screenOfKind(news: NotificationType, facts: NotificationFacts): NotificationScreen {
  if (news === 'reward.level') return { path: 'pages/mine/member/index/index', params: {} };
  if (news.startsWith('reward.')) return { path: screenOfRewards(facts), params: {} };
  if (news === 'coupon.granted') return { path: 'pages/mine/coupons/coupons', params: {} };
  if (news === 'purchase.paid_out') return { path: 'pages/mine/member/record/record', params: {} };
  if (news.startsWith('help.')) return { path: 'pages/help/service/service', params: conversationOf(facts) };
  if (news.startsWith('account.')) return { path: 'pages/mine/userinfo/userinfo', params: {} };
  return { path: 'pages/mine/notices/notices', params: {} };
}

/** Notifications that an earlier server version wrote have no id of the help request. */
const conversationOf = ({ helpRequestId }: NotificationFacts): Record<string, string> =>
  helpRequestId === undefined ? {} : { request: String(helpRequestId) };

/**
 * Returns the screen for the most important kind of reward that was credited: money, then cashback, then double-draw
 * tickets, then points.
 */
function screenOfRewards({ rewards = 0, cashback = 0, tickets = 0 }: NotificationFacts): string {
  if (rewards > 0) return 'pages/mine/share/reward/reward';
  if (cashback > 0) return 'pages/mine/balance/index/index';
  return tickets > 0 ? 'pages/mine/coupons/coupons' : 'pages/mine/integral/integral';
}

export const addressOf = (publicUrl: string, { path, params }: NotificationScreen): string => {
  const query = new URLSearchParams(params).toString();
  return `${publicUrl}/web/#/${path}${query === '' ? '' : `?${query}`}`;
};
