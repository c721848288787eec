/** Rule notification-1: kinds of news. Members switch each kind on and off. */
export const notificationKinds = ['order', 'receipt', 'refund', 'reward', 'review', 'help', 'account'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationChannels = ['email', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

type NewsRow = {
  readonly kind: NotificationKind;
  /** Shown in the app's list. */
  readonly isListed: boolean;
  readonly channels: readonly NotificationChannel[];
};

const everywhere = { isListed: true, channels: notificationChannels } as const;
/** The guest has just seen it on screen, but needs it as a document. */
const mailOnly = { isListed: false, channels: ['email'] } as const;

/** Mailed by the member module like all security mails, or too minor for a mail, such as a small reward. */
const withoutMail = { isListed: true, channels: ['push'] } as const;

/** Not important enough for a push message. */
const withoutPush = { isListed: true, channels: ['email'] } as const;

const listOnly = { isListed: true, channels: [] } as const;

/** Every outcome that the guest did not cause, one row each. */
export const notificationTypes = {
  'order.accepted': { kind: 'order', ...everywhere },
  'order.refused': { kind: 'order', ...everywhere },
  'order.unanswered': { kind: 'order', ...everywhere },
  'order.ran_out': { kind: 'order', ...everywhere },
  'order.given_up': { kind: 'order', ...everywhere },
  'order.code': { kind: 'order', ...everywhere },
  'order.later': { kind: 'order', ...everywhere },
  'order.ready': { kind: 'order', ...everywhere },
  'order.on_the_way': { kind: 'order', ...everywhere },
  'order.delayed': { kind: 'order', ...everywhere },
  'order.at_door': { kind: 'order', ...withoutMail },
  'order.taken_back': { kind: 'order', ...everywhere },
  'order.arrived': { kind: 'order', ...everywhere },
  'order.released': { kind: 'order', ...everywhere },
  'order.voucher_expired': { kind: 'order', ...everywhere },
  'order.message': { kind: 'order', ...withoutMail },
  'order.uncollected': { kind: 'order', ...withoutPush },
  'mall.refused': { kind: 'order', ...everywhere },
  'mall.shipped': { kind: 'order', ...everywhere },
  'mall.corrected': { kind: 'order', ...withoutPush },
  'mall.out_for_delivery': { kind: 'order', ...withoutMail },
  'mall.delivered': { kind: 'order', ...everywhere },
  'mall.held_up': { kind: 'order', ...everywhere },
  'mall.returned': { kind: 'order', ...everywhere },
  'receipt.paid': { kind: 'receipt', ...mailOnly },
  'receipt.voucher': { kind: 'receipt', ...mailOnly },
  'refund.granted': { kind: 'refund', ...everywhere },
  'refund.granted_at_once': { kind: 'refund', ...mailOnly },
  'refund.escalated': { kind: 'refund', ...withoutPush },
  'refund.merchant_refused': { kind: 'refund', ...everywhere },
  'refund.merchant_offered': { kind: 'refund', ...everywhere },
  'refund.platform_refused': { kind: 'refund', ...everywhere },
  'refund.paid_out': { kind: 'refund', ...everywhere },
  'purchase.paid_out': { kind: 'refund', ...everywhere },
  'mall.refund_granted': { kind: 'refund', ...everywhere },
  'mall.refund_refused': { kind: 'refund', ...everywhere },
  'reward.credited': { kind: 'reward', ...withoutMail },
  'reward.points': { kind: 'reward', ...listOnly },
  'reward.level': { kind: 'reward', ...everywhere },
  'coupon.granted': { kind: 'reward', ...withoutMail },
  'withdrawal.paid': { kind: 'reward', ...everywhere },
  'withdrawal.refused': { kind: 'reward', ...everywhere },
  'withdrawal.failed': { kind: 'reward', ...everywhere },
  'review.replied': { kind: 'review', ...everywhere },
  'review.hidden': { kind: 'review', ...everywhere },
  'review.shown': { kind: 'review', ...everywhere },
  'help.answered': { kind: 'help', ...everywhere },
  'help.closed': { kind: 'help', ...everywhere },
  'account.deletion_requested': { kind: 'account', ...withoutMail },
  'account.export_ready': { kind: 'account', ...withoutMail },
} as const satisfies Record<string, NewsRow>;
export type NotificationType = keyof typeof notificationTypes;

export const isNotificationType = (value: string): value is NotificationType => Object.hasOwn(notificationTypes, value);

/** A guest waits for a meal. A parcel of the mall takes days. */
export const isMealNotification = (news: NotificationType): boolean => news.startsWith('order.');

export const notificationKindOf = (news: NotificationType): NotificationKind => notificationTypes[news].kind;

/** Rule notification-3: a buyer is entitled to receipts, so they cannot be switched off. */
export const canSwitchOff = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  channel === 'push' || kind !== 'receipt';

/** Whether any news of this kind uses this channel. */
export const isChannelAvailable = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  Object.values<NewsRow>(notificationTypes).some((row) => row.kind === kind && row.channels.includes(channel));

export type NotificationPreference = {
  readonly kind: NotificationKind;
  readonly channel: NotificationChannel;
  readonly isOn: boolean;
};

export function isNotificationEnabled(
  choices: readonly NotificationPreference[],
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  if (!isChannelAvailable(kind, channel)) return false;
  if (!canSwitchOff(kind, channel)) return true;
  const chosen = choices.find((choice) => choice.kind === kind && choice.channel === channel);
  return chosen?.isOn ?? true;
}

/** The channels of this news that the member wants. */
export const notificationChannelsFor = (
  news: NotificationType,
  choices: readonly NotificationPreference[],
): NotificationChannel[] =>
  notificationTypes[news].channels.filter((channel) =>
    isNotificationEnabled(choices, notificationKindOf(news), channel),
  );
