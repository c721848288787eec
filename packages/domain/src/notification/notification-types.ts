/** Rule notification-1: kinds of notifications. Members switch each kind on and off. */
export const notificationKinds = ['order', 'receipt', 'refund', 'reward', 'review', 'help', 'account'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationChannels = ['email', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

type NewsRow = {
  readonly kind: NotificationKind;
  /** True if the app lists the notification. */
  readonly isListed: boolean;
  readonly channels: readonly NotificationChannel[];
};

const everywhere = { isListed: true, channels: notificationChannels } as const;
/**
 * Channels of a notification that the guest has just seen on screen but also needs as a document, such as a receipt.
 */
const mailOnly = { isListed: false, channels: ['email'] } as const;

/**
 * Channels of a notification that is too minor for an e-mail, such as a small reward, or for which the member module
 * already sends a security e-mail.
 */
const withoutMail = { isListed: true, channels: ['push'] } as const;

/** Channels of a notification that is not important enough for a push message. */
const withoutPush = { isListed: true, channels: ['email'] } as const;

const listOnly = { isListed: true, channels: [] } as const;

/**
 * The events about which the app notifies a guest, because the guest did not cause them. Each row states the kind of
 * the notification and its channels.
 */
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
  'refund.compensated': { kind: 'refund', ...everywhere },
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

/**
 * True for a notification about an order at a restaurant, because the guest waits for the food. False for all other
 * notifications, such as one about an order in the points mall, whose parcel takes days.
 */
export const isMealNotification = (news: NotificationType): boolean => news.startsWith('order.');

export const notificationKindOf = (news: NotificationType): NotificationKind => notificationTypes[news].kind;

/** Rule notification-3: mailed receipts cannot be switched off, because a buyer is entitled to them. */
export const canSwitchOff = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  channel === 'push' || kind !== 'receipt';

/** Whether any notification of the given kind uses the given channel. */
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

/** The channels of a notification that the member has not switched off. */
export const notificationChannelsFor = (
  news: NotificationType,
  choices: readonly NotificationPreference[],
): NotificationChannel[] =>
  notificationTypes[news].channels.filter((channel) =>
    isNotificationEnabled(choices, notificationKindOf(news), channel),
  );
