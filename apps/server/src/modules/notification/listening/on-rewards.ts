import { shanghaiDate } from '@chifan/domain';
import type { WithdrawalEvent } from '@chifan/domain/affiliate';
import { type NotificationType, rewardDayRange, rewardNotificationOf } from '@chifan/domain/notification';
import type { Tx } from '../../../platform/database/database.ts';
import type { EventPayloads, Listener } from '../../../platform/events/events.ts';
import type { Platform } from '../../../platform/module.ts';
import { reachLevel } from '../../wallet/index.ts';
import { notifyMember } from '../notify-member.ts';
import { grantedCoupon, rewardsCreditedWithin, withdrawalForNotification } from './reward-facts.store.ts';

type Credited = EventPayloads['reward.credited'];

/**
 * Returns the key and the time of the notification about rewards. All credits of a day share one notification on the
 * next morning (rule notification-12).
 */
export function dailyRewardNotificationOf({ memberId, at }: Credited): { readonly key: string; readonly at: Date } {
  const { day, tellAt } = rewardNotificationOf(new Date(at));
  return { key: `${memberId}:${day}`, at: tellAt };
}

/**
 * Notifies the member of the rewards credited on a day. The listener reads the current state, which excludes rewards
 * that a refund reversed meanwhile.
 */
export const onRewardCredited =
  (platform: Platform): Listener<'reward.credited'> =>
  async (tx, { memberId, at }, after) => {
    await notifyOfLevel(platform, tx, memberId, after);
    const { day } = rewardNotificationOf(new Date(at));
    const { rewards, cashback, points, tickets } = await rewardsCreditedWithin(tx, memberId, rewardDayRange(day));
    const isMore = rewards > 0 || cashback > 0 || tickets > 0;
    if (!isMore && points <= 0) return;
    const news = isMore ? 'reward.credited' : 'reward.points';
    const facts = { rewards, cashback, points, tickets };
    notifyMember(platform, tx, after, { memberId, key: `rewards:${memberId}:${day}`, news, facts });
  };

/**
 * Notifies the member of a new level together with the credited rewards, because until then a refund may take the level
 * away (rule notification-13).
 */
async function notifyOfLevel(platform: Platform, tx: Tx, memberId: number, after: (effect: () => void) => void) {
  const now = platform.clock.now();
  const level = await reachLevel(tx, memberId, now);
  if (level === null) return;
  const key = `level:${memberId}:${level}:${shanghaiDate(now)}`;
  notifyMember(platform, tx, after, { memberId, key, news: 'reward.level', facts: { level } });
}

export const onCouponGranted =
  (platform: Platform): Listener<'coupon.granted'> =>
  async (tx, { couponId }, after) => {
    const coupon = await grantedCoupon(tx, couponId);
    if (!coupon) return;
    const { member_id: memberId, name, valid_until: until } = coupon;
    const facts = { couponId, name, day: until.toISOString() };
    notifyMember(platform, tx, after, { memberId, key: `coupon:${couponId}:granted`, news: 'coupon.granted', facts });
  };

export const withdrawalNotificationByEvent: Partial<Record<WithdrawalEvent, NotificationType>> = {
  pay: 'withdrawal.paid',
  refuse: 'withdrawal.refused',
  fail: 'withdrawal.failed',
};

export const causesWithdrawalNotification = ({ event }: Pick<EventPayloads['withdrawal.moved'], 'event'>): boolean =>
  event in withdrawalNotificationByEvent;

export const onWithdrawalMoved =
  (platform: Platform): Listener<'withdrawal.moved'> =>
  async (tx, { withdrawalId, event }, after) => {
    const withdrawal = await withdrawalForNotification(tx, withdrawalId);
    const news = withdrawalNotificationByEvent[event as WithdrawalEvent];
    if (!withdrawal || !news) return;
    const { member_id: memberId, number, amount } = withdrawal;
    const key = `withdrawal:${withdrawalId}:${event}`;
    notifyMember(platform, tx, after, { memberId, key, news, facts: { withdrawalId, number, amount } });
  };
