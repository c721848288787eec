import { notificationChannels, notificationKinds } from '@chifan/domain/notification';
import { z } from 'zod';
import { integer, text } from '../fields.ts';

const minuteOfDay = integer({ min: 0, max: 1439 });

/** Minutes of the day in the time zone of each device. Spans midnight if `fromMinute` is later than `untilMinute`. */
export const quietHours = z.object({
  fromMinute: minuteOfDay,
  untilMinute: minuteOfDay,
  /** Push messages about living orders ring at any hour. */
  letsOrdersThrough: z.boolean(),
});

export const noticeSettings = z.object({
  choices: z.array(
    z.object({
      kind: z.enum(notificationKinds),
      channel: z.enum(notificationChannels),
      isOn: z.boolean(),
      /** False: required by law or for the account's safety. */
      isSwitchable: z.boolean(),
    }),
  ),
  quietHours: quietHours.nullable(),
  /** Null: the account has no address and gets no mail. */
  email: text.nullable(),
});
export type NoticeSettings = z.infer<typeof noticeSettings>;
