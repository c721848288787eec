import type { Transition } from '@chifan/domain';
import { withdrawalTransitions } from '@chifan/domain/affiliate';
import { couponTransitions } from '@chifan/domain/coupon';
import { helpTransitions } from '@chifan/domain/help';
import { mallOrderTransitions, mallRefundTransitions, shipmentStatuses } from '@chifan/domain/mall';
import { type NotificationType, notificationTypes } from '@chifan/domain/notification';
import { type OrderEvent, orderTransitions } from '@chifan/domain/ordering';
import { purchaseTransitions } from '@chifan/domain/purchase';
import { refundTransitions } from '@chifan/domain/refund';
import { reviewTransitions } from '@chifan/domain/review';
import { expect, test } from 'vitest';
import type { EventName } from '../../../platform/events/events.ts';
import { notificationListeners } from '../index.ts';
import { causesMallNotification, causesMallRefundNotification, causesParcelNotification } from './on-mall.ts';
import { causesOrderNotification, orderNotificationByEvent, setMealNotificationByEvent } from './on-order-moved.ts';
import { causesRefundNotification } from './on-refund-moved.ts';
import { causesWithdrawalNotification } from './on-rewards.ts';

/**
 * For each `event by actor`: true if the guest gets a notification, otherwise the reason why not (rule notification-1).
 */
type Outcomes = Readonly<Record<string, true | string>>;

const othersOf = (transitions: readonly Transition<string | number, string, string>[]): string[] => [
  ...new Set(
    transitions.flatMap(({ event, actors }) =>
      actors.filter((actor) => actor !== 'member').map((actor) => `${event} by ${actor}`),
    ),
  ),
];

const toldBy = (outcomes: Outcomes): string[] =>
  Object.entries(outcomes).flatMap(([outcome, isTold]) => (isTold === true ? [outcome] : []));

type Tells = (outcome: { event: string; actor: 'merchant' | 'courier' | 'platform' | 'system' }) => boolean;
const asked = (outcome: string) => {
  const [event = '', actor] = outcome.split(' by ');
  return { event, actor: actor as Parameters<Tells>[0]['actor'] };
};

const ofOrder: Outcomes = {
  'pay by system': true,
  'expire by system': true,
  'accept by merchant': true,
  'accept by system': 'the guest still sees the payment',
  'refuse by merchant': true,
  'release_restaurant by system': true,
  'issue_code by system': true,
  'delay by merchant': true,
  'ready by merchant': true,
  'run_out by merchant': true,
  'collect by courier': true,
  'hand_back by courier': true,
  'hand_back by platform': true,
  'redeem by merchant': 'the guest is at the counter',
  'redeem by system': true,
  'hand_over by courier': true,
  'give_up by platform': true,
  'confirm by system': 'a day after the hand-over, which has a notice',
  'cancel by platform': 'nothing was paid, and the screen of the order says so',
  'declare_sold_out by merchant': 'covered by the notice of its refund',
  'refund_by_platform by platform': 'covered by the notice of its refund',
  'refund by system': 'covered by the notice of its refund',
  'settle by system': 'covered by the notice of its refund',
  'resume by system': 'covered by the notice of its refund',
};

const ofRefund: Outcomes = {
  'declare_sold_out by merchant': 'granted at once, which has a notice',
  'refund_by_platform by platform': 'granted at once, which has a notice',
  'grant_at_once by system': true,
  'grant_by_rule by system': true,
  'ask_merchant by system': 'a part of the request',
  'merchant_grant by merchant': true,
  'merchant_refuse by merchant': true,
  'merchant_offer by merchant': true,
  'escalate by system': true,
  'lapse by system': 'the notice of the refusal named the day',
  'auto_accept_offer by system': true,
  'platform_grant by platform': true,
  'platform_refuse by platform': true,
  'supersede by system': 'covered by the notice of the refund that replaces it',
  'object by merchant': 'between merchant and platform, and the guest keeps the money',
  'decide_objection by platform': 'between merchant and platform, and the guest keeps the money',
};

const ofMallOrder: Outcomes = {
  'expire by system': 'nothing was paid',
  'refuse by platform': true,
  'ship by platform': true,
  'confirm by system': 'days after the delivery, which has a notice',
  'refund by system': 'covered by the notice of its refund',
  'settle by system': 'covered by the notice of its refund',
  'resume by system': 'covered by the notice of its refund',
};

const ofMallRefund: Outcomes = {
  'ask_platform by system': 'a part of the request',
  'platform_grant by platform': true,
  'platform_refuse by platform': true,
};

const ofWithdrawal: Outcomes = {
  'approve by platform': 'the payment or its failure has a notice',
  'refuse by platform': true,
  'pay by platform': true,
  'pay by system': true,
  'fail by platform': true,
  'fail by system': true,
};

test.each([
  ['an order', orderTransitions, ofOrder, causesOrderNotification],
  ['a refund', refundTransitions, ofRefund, causesRefundNotification],
  ['a mall order', mallOrderTransitions, ofMallOrder, causesMallNotification],
  ['a mall refund', mallRefundTransitions, ofMallRefund, causesMallRefundNotification],
  ['a withdrawal', withdrawalTransitions, ofWithdrawal, causesWithdrawalNotification],
] as const)(
  'every transition of %s that the guest did not cause has a notification or a stated reason for having none',
  (_what, transitions, outcomes, tells: Tells) => {
    const others = othersOf(transitions);
    expect(Object.keys(outcomes).toSorted()).toEqual(others.toSorted());
    expect(others.filter((outcome) => tells(asked(outcome))).toSorted()).toEqual(toldBy(outcomes).toSorted());
  },
);

test('each step of an order that a guest waits for causes a notification in the app, by mail and by push', () => {
  const steps: readonly OrderEvent[] = ['accept', 'refuse', 'ready', 'collect', 'hand_over'];
  for (const step of steps) {
    const news = orderNotificationByEvent[step] ?? 'receipt.paid';
    expect(notificationTypes[news], step).toMatchObject({ isListed: true, channels: ['email', 'push'] });
  }
});

test('notifications about orders of set meals use the same channels as notifications about other orders', () => {
  const waysOf = (news: NotificationType | undefined) => {
    const { isListed, channels } = notificationTypes[news ?? 'order.code'];
    return { isListed, channels };
  };
  const events = Object.keys(setMealNotificationByEvent) as OrderEvent[];
  expect(events.map((event) => waysOf(setMealNotificationByEvent[event]))).toEqual(
    events.map((event) => waysOf(orderNotificationByEvent[event])),
  );
});

/**
 * For each transition that causes no notification, the event that notifies the guest instead, or the reason why no
 * notification is needed.
 */
const elsewhere: Readonly<Record<string, string>> = {
  'reply by merchant': 'review.replied',
  'hide by platform': 'review.moderated',
  'restore by platform': 'review.moderated',
  'keep by platform': 'nothing changes for its guest',
  'use_photo by merchant': 'the guest allowed it, and sees the photo on the dish',
  'use_photo by platform': 'the guest allowed it, and sees the photo on the dish',
  'drop_photo by merchant': 'nothing changes for the review',
  'drop_photo by platform': 'nothing changes for the review',
  'answer by platform': 'help.answered',
  'close by platform': 'help.closed, if there was no answer',
  'pay by system': 'on the screen where the guest pays',
  'expire by system': 'nothing was paid, or the notice of the coupon named its last day',
  'hold by system': 'a part of placing an order',
  'release by system': 'covered by the notice of its order',
  'use by system': 'a part of paying an order',
  'give_back by system': 'covered by the notice of its order',
};

test('every transition of a review, help request, purchase or coupon that the guest did not cause states which event notifies the guest, or why none does', () => {
  const all = [reviewTransitions, helpTransitions, purchaseTransitions, couponTransitions].flatMap(othersOf);
  expect([...new Set(all)].toSorted()).toEqual(Object.keys(elsewhere).toSorted());
});

const parcelSteps: Outcomes = {
  handed_over: 'covered by the notice of shipping',
  collected: 'covered by the notice of shipping',
  in_transit: 'on the screen of the parcel',
  out_for_delivery: true,
  delivered: true,
  held_up: true,
  returned: true,
};

test('a parcel event has a notification if the guest waits for it or must act on it', () => {
  expect(Object.keys(parcelSteps)).toEqual([...shipmentStatuses]);
  const isTold = (step: string) => causesParcelNotification({ mallOrderId: 1, step, version: 1 });
  expect(shipmentStatuses.filter(isTold)).toEqual(toldBy(parcelSteps));
  expect(isTold('corrected')).toBe(true);
});

/**
 * True if the notification module listens to the event, otherwise the reason why not. The compiler requires each new
 * event here.
 */
const everyEvent = {
  'payment.settled': 'covered by the order’s event, or shown on the purchase’s screen',
  'payment.gateway-refund-changed': true,
  'setmeal.branch-left': 'covered by the events of its orders',
  'order.earned': 'has a notice when it is credited',
  'order.refunded': 'covered by the notice of its refund',
  'payment.payout-ended': 'covered by the withdrawal’s event',
  'order.moved': true,
  'order.message': true,
  'order.door': true,
  'order.staff-message': 'only a push message to the kitchen or the courier (rule notification-15)',
  'job.offered': 'only a push message to couriers (rule notification-15)',
  'order.destination-changed': 'the guest’s own action',
  'refund.moved': true,
  'order.compensated': true,
  'mall-order.moved': true,
  'mall-order.parcel': true,
  'mall-refund.moved': true,
  'withdrawal.moved': true,
  'reward.credited': true,
  'coupon.granted': true,
  'review.replied': true,
  'review.moderated': true,
  'help.answered': true,
  'help.closed': true,
  'member.deletion-requested': true,
  'member.export-ready': true,
} satisfies Record<EventName, true | string>;

test('every published event has a listener in the notification module or a stated reason for having none', () => {
  const heard = Object.keys(
    notificationListeners(() => {
      throw new Error('nothing happens here');
    }),
  );
  expect(heard.toSorted()).toEqual(toldBy(everyEvent).toSorted());
});
