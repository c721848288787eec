import { expect, test } from 'vitest';
import {
  canSwitchOff,
  isChannelAvailable,
  isNotificationEnabled,
  type NotificationType,
  notificationChannels,
  notificationChannelsFor,
  notificationKindOf,
  notificationKinds,
  notificationTypes,
} from './notification-types.ts';
import { orderPushLifetimeMinutes, pushLifetimeMinutes, pushTime } from './quiet-hours.ts';
import { rewardDayRange, rewardNotificationOf } from './reward-notification.ts';

const allNews = Object.keys(notificationTypes) as NotificationType[];

test('every kind of notification has at least one type, and receipts are sent only by e-mail', () => {
  for (const kind of notificationKinds) expect(allNews.some((news) => notificationKindOf(news) === kind)).toBe(true);
  expect(isChannelAvailable('receipt', 'push')).toBe(false);
  expect(isChannelAvailable('receipt', 'email')).toBe(true);
});

test('a member can switch off all notifications except mailed receipts', () => {
  const off = notificationKinds.flatMap((kind) =>
    notificationChannels.map((channel) => ({ kind, channel, isOn: false })),
  );
  const left = allNews.filter((news) => notificationChannelsFor(news, off).length > 0).map(notificationKindOf);
  expect(new Set(left)).toEqual(new Set(['receipt']));
  expect(canSwitchOff('account', 'push')).toBe(true);
  expect(isChannelAvailable('account', 'email')).toBe(false);
});

test('a reward causes no mail, points cause no push message, and a withdrawal causes a mail unless switched off', () => {
  expect(notificationChannelsFor('reward.credited', [])).toEqual(['push']);
  expect(notificationChannelsFor('reward.points', [])).toEqual([]);
  expect(notificationChannelsFor('withdrawal.paid', [])).toEqual(['email', 'push']);
  expect(isNotificationEnabled([{ kind: 'reward', channel: 'email', isOn: false }], 'reward', 'email')).toBe(false);
});

test.each([
  ['in the first moment of a day in China', '2026-11-20T16:00:00Z', '2026-11-21'],
  ['in the last moment of a day in China', '2026-11-21T15:59:59.999Z', '2026-11-21'],
  ['in the first moment of the following day', '2026-11-21T16:00:00Z', '2026-11-22'],
])(
  'a reward credited %s is announced at 10:00 in China on the next day, together with all rewards of its day',
  (_when, at, day) => {
    const told = rewardNotificationOf(new Date(at));
    const { from, until } = rewardDayRange(told.day);
    expect(told.day).toBe(day);
    expect(told.tellAt.getTime() - until.getTime()).toBe(10 * 3_600_000);
    expect(from.getTime() <= Date.parse(at) && Date.parse(at) < until.getTime()).toBe(true);
  },
);

const now = new Date('2026-11-21T04:00:00Z');
const night = { fromMinute: 1380, untilMinute: 420, letsOrdersThrough: false };

test.each([
  ['before their start', 1379, 0],
  ['at their start', 1380, 480],
  ['after midnight', 60, 360],
  ['in their last minute', 419, 1],
  ['at their end', 420, 0],
])('with quiet hours from 23:00 to 07:00, a push message %s is delayed by $2 minutes', (_when, minuteOfDay, waits) => {
  const at = pushTime('refund.granted', night, { now, minuteOfDay });
  expect((at.getTime() - now.getTime()) / 60_000).toBe(waits);
});

test('quiet hours that do not cross midnight delay a push message only between their start and end', () => {
  const noon = { fromMinute: 720, untilMinute: 780, letsOrdersThrough: false };
  expect(pushTime('refund.granted', noon, { now, minuteOfDay: 719 })).toEqual(now);
  expect(pushTime('refund.granted', noon, { now, minuteOfDay: 779 })).not.toEqual(now);
});

test('with letsOrdersThrough, quiet hours delay all push messages except those about a restaurant’s order', () => {
  const quiet = { ...night, letsOrdersThrough: true };
  expect(pushTime('order.arrived', quiet, { now, minuteOfDay: 60 })).toEqual(now);
  expect(pushTime('review.replied', quiet, { now, minuteOfDay: 60 })).not.toEqual(now);
  expect(pushTime('mall.delivered', quiet, { now, minuteOfDay: 60 })).not.toEqual(now);
  expect(pushTime('review.replied', null, { now, minuteOfDay: 60 })).toEqual(now);
});

test('a push message about a restaurant’s order expires after two hours, and any other after a day', () => {
  expect(pushLifetimeMinutes('order.code')).toBe(orderPushLifetimeMinutes);
  expect(pushLifetimeMinutes('help.answered')).toBe(1440);
  expect(pushLifetimeMinutes('mall.shipped')).toBe(1440);
});
