import { carrierOf, type MallOrderEvent, type MallRefundEvent } from '@chifan/domain/mall';
import type { NotificationType } from '@chifan/domain/notification';
import type { EventPayloads, Listener } from '../../../platform/events/events.ts';
import type { Platform } from '../../../platform/module.ts';
import type { NotificationFacts } from '../notification.store.ts';
import { notifyMember } from '../notify-member.ts';
import {
  type MallOrderForNotification,
  mallOrderForNotification,
  mallRefundForNotification,
} from './mall-facts.store.ts';

export const mallNotificationByEvent: Partial<Record<MallOrderEvent, NotificationType>> = {
  refuse: 'mall.refused',
  ship: 'mall.shipped',
};

export const causesMallNotification = ({ event }: Pick<EventPayloads['mall-order.moved'], 'event'>): boolean =>
  event in mallNotificationByEvent;

export const onMallOrderMoved =
  (platform: Platform): Listener<'mall-order.moved'> =>
  async (tx, { mallOrderId, event }, after) => {
    const order = await mallOrderForNotification(tx, mallOrderId);
    const news = mallNotificationByEvent[event as MallOrderEvent];
    if (!order || !news) return;
    const key = `mall-order:${mallOrderId}:${event}`;
    notifyMember(platform, tx, after, { memberId: order.member_id, key, news, facts: factsOf(order) });
  };

/** Notifications of parcel events that the guest waits for or must act on. */
export const notificationByParcelStep: Readonly<Record<string, NotificationType>> = {
  corrected: 'mall.corrected',
  out_for_delivery: 'mall.out_for_delivery',
  delivered: 'mall.delivered',
  held_up: 'mall.held_up',
  returned: 'mall.returned',
};

export const causesParcelNotification = ({ step }: EventPayloads['mall-order.parcel']): boolean =>
  step in notificationByParcelStep;

export const onMallParcel =
  (platform: Platform): Listener<'mall-order.parcel'> =>
  async (tx, { mallOrderId, step, version }, after) => {
    const order = await mallOrderForNotification(tx, mallOrderId);
    const news = notificationByParcelStep[step];
    if (!order || !news) return;
    const key = `mall-order:${mallOrderId}:parcel:${version}`;
    notifyMember(platform, tx, after, { memberId: order.member_id, key, news, facts: factsOf(order) });
  };

function factsOf({
  id: mallOrderId,
  number,
  points,
  carrier,
  tracking_number: tracking,
}: MallOrderForNotification): NotificationFacts {
  if (carrier === null || tracking === null) return { mallOrderId, number, points };
  const { name, nameZh } = carrierOf(carrier);
  return { mallOrderId, number, points, carrier: { en: name, 'zh-CN': nameZh }, tracking };
}

export const mallRefundNotificationByEvent: Partial<Record<MallRefundEvent, NotificationType>> = {
  platform_grant: 'mall.refund_granted',
  platform_refuse: 'mall.refund_refused',
};

export const causesMallRefundNotification = ({ event }: Pick<EventPayloads['mall-refund.moved'], 'event'>): boolean =>
  event in mallRefundNotificationByEvent;

/** The decision on a mall refund also returns the points, so one notification covers decision and points. */
export const onMallRefundMoved =
  (platform: Platform): Listener<'mall-refund.moved'> =>
  async (tx, { mallRefundId, event }, after) => {
    const refund = await mallRefundForNotification(tx, mallRefundId);
    const news = mallRefundNotificationByEvent[event as MallRefundEvent];
    if (!refund || !news) return;
    const { order_id: mallOrderId, member_id: memberId, number, asked, granted } = refund;
    const isPart = granted !== null && granted < asked;
    const facts = { mallOrderId, mallRefundId, number, points: granted ?? asked, askedPoints: asked };
    const key = `mall-refund:${mallRefundId}:${event}`;
    notifyMember(platform, tx, after, { memberId, key, news, facts: { ...facts, ...(isPart && { variant: 'part' }) } });
  };
