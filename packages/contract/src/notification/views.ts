import { notificationChannels, notificationKinds } from '@chifan/domain/notification';
import { z } from 'zod';
import { integer, text } from '../fields.ts';

const minuteOfDay = integer({ min: 0, max: 1439 });

/** Minutes of the day in the time zone of each device. Spans midnight if `fromMinute` is later than `untilMinute`. */
export const quietHours = z.object({
  fromMinute: minuteOfDay,
  untilMinute: minuteOfDay,
  /** True: push messages about active orders are sent even in quiet hours. */
  letsOrdersThrough: z.boolean(),
});

export const noticeSettings = z.object({
  choices: z.array(
    z.object({
      kind: z.enum(notificationKinds),
      channel: z.enum(notificationChannels),
      isOn: z.boolean(),
      /**
       * False: the law or the account's safety requires the notifications of this kind, so a guest cannot switch them
       * off.
       */
      isSwitchable: z.boolean(),
    }),
  ),
  quietHours: quietHours.nullable(),
  /** The account's e-mail address. Null: the account gets no mail. */
  email: text.nullable(),
});
export type NoticeSettings = z.infer<typeof noticeSettings>;
