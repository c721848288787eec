import { noticeChannels, noticeKinds } from '@chifan/domain/notification';
import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import { count, id, instant, integer, opaque, pageWithAll, text } from './fields.ts';

const notice = z.object({
  id,
  kind: z.enum(noticeKinds),
  /** In the caller's language. */
  title: text,
  text,
  /** The screen that it leads to. */
  screen: z.object({ path: text, params: z.record(text, text) }),
  isRead: z.boolean(),
  createdAt: instant,
});

const minuteOfDay = integer({ min: 0, max: 1439 });

/** Minutes of the day in the time zone of each device; over midnight where `fromMinute` is the later. */
export const quietHours = z.object({
  fromMinute: minuteOfDay,
  untilMinute: minuteOfDay,
  /** News of an order alive rings at any hour. */
  letsOrdersThrough: z.boolean(),
});

export const noticeSettings = z.object({
  choices: z.array(
    z.object({
      kind: z.enum(noticeKinds),
      channel: z.enum(noticeChannels),
      isOn: z.boolean(),
      /** False: the law or the account's safety wants it. */
      isSwitchable: z.boolean(),
    }),
  ),
  quietHours: quietHours.nullable(),
  /** Null: an account without an address gets no mail. */
  email: text.nullable(),
});
export type NoticeSettings = z.infer<typeof noticeSettings>;

/** Made by a browser: base64url. */
const pushKey = opaque(200).min(1);

export const notificationCalls = {
  listNotices: call({
    path: '/rest/notification/list',
    access: 'member',
    summary: 'What has happened that the member did not do themselves, newest first, with how many are unread.',
    input: z.object(pageWithAll(20)),
    output: pageOf(notice).extend({ unread: count }),
  }),
  countNotices: call({
    path: '/rest/notification/count',
    access: 'member',
    summary: 'How many notices are unread.',
    output: z.object({ unread: count }),
  }),
  readNotices: call({
    path: '/rest/notification/read',
    access: 'member',
    summary: 'The member has seen all notices up to this one.',
    input: z.object({ upToId: id }),
    output: z.boolean(),
  }),
  noticeSettings: call({
    path: '/rest/notification/settings',
    access: 'member',
    summary: 'Which kinds of news reach the member by mail and by push, and when it is quiet.',
    output: noticeSettings,
  }),
  chooseNotices: call({
    path: '/rest/notification/choose',
    access: 'member',
    summary: 'Switches one kind of news on or off on one channel.',
    input: z.object({ kind: z.enum(noticeKinds), channel: z.enum(noticeChannels), isOn: z.boolean() }),
    output: noticeSettings,
    reasons: ['notice_not_switchable'],
  }),
  setQuietHours: call({
    path: '/rest/notification/quietHours',
    access: 'member',
    summary: 'When no push message may ring; null: at no time.',
    input: z.object({ quietHours: quietHours.nullable() }),
    output: noticeSettings,
    reasons: ['quiet_hours_empty'],
  }),
  pushKey: call({
    path: '/rest/notification/push/key',
    access: 'signed_in',
    summary: 'The public key that a browser subscribes with (VAPID, base64url).',
    output: z.object({ key: text }),
  }),
  subscribePush: call({
    path: '/rest/notification/push/subscribe',
    access: 'signed_in',
    summary:
      'This browser takes push messages for the caller, a guest or one of the staff, as long as this session lasts.',
    input: z.object({
      endpoint: opaque(1000).min(1),
      p256dh: pushKey,
      auth: pushKey,
      /** IANA name of the device’s time zone. */
      timeZone: opaque(64),
    }),
    output: z.boolean(),
    reasons: ['push_not_supported_here'],
    ratePerMinute: 20,
  }),
  unsubscribePush: call({
    path: '/rest/notification/push/unsubscribe',
    access: 'signed_in',
    summary: 'This browser takes no push messages any more.',
    input: z.object({ endpoint: opaque(1000).min(1) }),
    output: z.boolean(),
  }),
};
