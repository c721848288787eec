import type { Listeners } from '../../platform/events/events.ts';
import type { Module, Platform } from '../../platform/module.ts';
import {
  causesMallNotification,
  causesMallRefundNotification,
  causesParcelNotification,
  onMallOrderMoved,
  onMallParcel,
  onMallRefundMoved,
} from './listening/on-mall.ts';
import { causesOrderNotification, onOrderDoor, onOrderMessage, onOrderMoved } from './listening/on-order-moved.ts';
import {
  causesRefundNotification,
  onGatewayRefundChanged,
  onOrderCompensated,
  onRefundMoved,
} from './listening/on-refund-moved.ts';
import {
  onDeletionRequested,
  onExportReady,
  onHelpAnswered,
  onHelpClosed,
  onReviewModerated,
  onReviewReplied,
} from './listening/on-review-help-account.ts';
import {
  causesWithdrawalNotification,
  dailyRewardNotificationOf,
  onCouponGranted,
  onRewardCredited,
  onWithdrawalMoved,
} from './listening/on-rewards.ts';
import { sendEmailJob } from './mailing/send-email.job.ts';
import { unsubscribeRoutes } from './mailing/unsubscribe-routes.ts';
import { notificationData } from './member-privacy.store.ts';
import { notificationHandlers } from './notification.routes.ts';
import { emailJobKind, pushJobKind, removeNotificationsBefore } from './notification.store.ts';
import { sendPushJob } from './pushing/send-push.job.ts';
import { staffMailJob } from './staff/staff-mail.job.ts';
import { staffPushJob } from './staff/staff-push.job.ts';
import { staffMailKind, staffPushKind } from './staff/staff-push.store.ts';

export { staffNotificationListeners } from './staff/staff-notification-listeners.ts';

/** Notifications are stored for half a year. Older events of an order are visible only on the screen of the order. */
const keptMs = 180 * 86_400_000;

export const notificationModule = (platform: Platform): Module => ({
  handlers: notificationHandlers(platform),
  jobs: {
    [emailJobKind]: sendEmailJob(platform),
    [pushJobKind]: sendPushJob(platform),
    [staffPushKind]: staffPushJob(platform),
    [staffMailKind]: staffMailJob(platform),
  },
  personal: notificationData,
  routes: unsubscribeRoutes(platform),
  deleteOldData: async (tx, now) => {
    await removeNotificationsBefore(tx, new Date(now.getTime() - keptMs));
  },
});

/** Listens to events of all other modules. No module imports the notification module. */
export const notificationListeners = (platform: () => Platform): Listeners => ({
  'order.moved': [
    {
      as: 'notification',
      wants: causesOrderNotification,
      isInline: true,
      handle: (tx, news, after) => onOrderMoved(platform())(tx, news, after),
    },
  ],
  'order.message': [{ as: 'notification', handle: (tx, news, after) => onOrderMessage(platform())(tx, news, after) }],
  'order.door': [{ as: 'notification', handle: (tx, news, after) => onOrderDoor(platform())(tx, news, after) }],
  'refund.moved': [
    {
      as: 'notification',
      wants: causesRefundNotification,
      handle: (tx, news, after) => onRefundMoved(platform())(tx, news, after),
    },
  ],
  'order.compensated': [
    { as: 'notification', handle: (tx, news, after) => onOrderCompensated(platform())(tx, news, after) },
  ],
  'payment.gateway-refund-changed': [
    { as: 'notification', handle: (tx, news, after) => onGatewayRefundChanged(platform())(tx, news, after) },
  ],
  ...mallListeners(platform),
  ...rewardListeners(platform),
  'review.replied': [{ as: 'notification', handle: (tx, news, after) => onReviewReplied(platform())(tx, news, after) }],
  'review.moderated': [
    { as: 'notification', handle: (tx, news, after) => onReviewModerated(platform())(tx, news, after) },
  ],
  'help.answered': [{ as: 'notification', handle: (tx, news, after) => onHelpAnswered(platform())(tx, news, after) }],
  'help.closed': [{ as: 'notification', handle: (tx, news, after) => onHelpClosed(platform())(tx, news, after) }],
  'member.deletion-requested': [
    { as: 'notification', handle: (tx, news, after) => onDeletionRequested(platform())(tx, news, after) },
  ],
  'member.export-ready': [
    { as: 'notification', handle: (tx, news, after) => onExportReady(platform())(tx, news, after) },
  ],
});

const mallListeners = (platform: () => Platform): Listeners => ({
  'mall-order.moved': [
    {
      as: 'notification',
      wants: causesMallNotification,
      handle: (tx, news, after) => onMallOrderMoved(platform())(tx, news, after),
    },
  ],
  'mall-order.parcel': [
    {
      as: 'notification',
      wants: causesParcelNotification,
      handle: (tx, news, after) => onMallParcel(platform())(tx, news, after),
    },
  ],
  'mall-refund.moved': [
    {
      as: 'notification',
      wants: causesMallRefundNotification,
      handle: (tx, news, after) => onMallRefundMoved(platform())(tx, news, after),
    },
  ],
});

const rewardListeners = (platform: () => Platform): Listeners => ({
  'withdrawal.moved': [
    {
      as: 'notification',
      wants: causesWithdrawalNotification,
      handle: (tx, news, after) => onWithdrawalMoved(platform())(tx, news, after),
    },
  ],
  'reward.credited': [
    {
      as: 'notification',
      bundle: dailyRewardNotificationOf,
      handle: (tx, news, after) => onRewardCredited(platform())(tx, news, after),
    },
  ],
  'coupon.granted': [{ as: 'notification', handle: (tx, news, after) => onCouponGranted(platform())(tx, news, after) }],
});
