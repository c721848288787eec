import { notificationChannels, notificationKinds } from '@chifan/domain/notification';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { count, id, instant, opaqueToken, pageWithAll, text } from '../fields.ts';
import { noticeSettings, quietHours } from './views.ts';

const notice = z.object({
  id,
  kind: z.enum(notificationKinds),
  /** Title and text are in the caller's language. */
  title: text,
  text,
  /** The screen that the notification opens. */
  screen: z.object({ path: text, params: z.record(text, text) }),
  isRead: z.boolean(),
  createdAt: instant,
});

/** A key in base64url, made by the browser for push messages. */
const pushKey = opaqueToken(200).min(1);

export const notificationCalls = {
  listNotices: call({
    path: '/rest/notification/list',
    access: 'member',
    summary: 'The member’s notifications, newest first, with the number of unread ones.',
    input: z.object(pageWithAll(20)),
    output: pageOf(notice).extend({ unread: count }),
  }),
  countNotices: call({
    path: '/rest/notification/count',
    access: 'member',
    summary: 'Number of unread notifications.',
    output: z.object({ unread: count }),
  }),
  readNotices: call({
    path: '/rest/notification/read',
    access: 'member',
    summary: 'Marks all notifications up to this one as read.',
    input: z.object({ upToId: id }),
    output: z.boolean(),
  }),
  noticeSettings: call({
    path: '/rest/notification/settings',
    access: 'member',
    summary: 'Which kinds of notifications reach the member by mail and push, and the quiet hours.',
    output: noticeSettings,
  }),
  chooseNotices: call({
    path: '/rest/notification/choose',
    access: 'member',
    summary: 'Switches one kind of notification on or off for mail or push.',
    input: z.object({ kind: z.enum(notificationKinds), channel: z.enum(notificationChannels), isOn: z.boolean() }),
    output: noticeSettings,
    reasons: ['notice_not_switchable'],
  }),
  setQuietHours: call({
    path: '/rest/notification/quietHours',
    access: 'member',
    summary: 'Sets the quiet hours, in which push messages wait. Null: none.',
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
    summary: 'Subscribes this browser to push messages for the caller (guest or staff) until the session ends.',
    input: z.object({
      endpoint: opaqueToken(1000).min(1),
      p256dh: pushKey,
      auth: pushKey,
      /** IANA name of the device’s time zone. */
      timeZone: opaqueToken(64),
    }),
    output: z.boolean(),
    reasons: ['push_not_supported_here'],
    ratePerMinute: 20,
  }),
  unsubscribePush: call({
    path: '/rest/notification/push/unsubscribe',
    access: 'signed_in',
    summary: 'Ends the push messages of this browser.',
    input: z.object({ endpoint: opaqueToken(1000).min(1) }),
    output: z.boolean(),
  }),
};
