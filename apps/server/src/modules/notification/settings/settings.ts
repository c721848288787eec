import type { Calls } from '@chifan/contract';
import type { NoticeSettings } from '@chifan/contract/notification/views';
import {
  canSwitchOff,
  isChannelAvailable,
  isNotificationEnabled,
  notificationChannels,
  notificationKinds,
  type QuietHours,
} from '@chifan/domain/notification';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { notificationSettingsOf, removeQuietHours, writeChoice, writeQuietHours } from './choice.store.ts';

export async function showSettings(
  { database }: Platform,
  { caller }: Pick<MemberContext, 'caller'>,
): Promise<Answer<NoticeSettings>> {
  const { email, choices, quietHours } = await notificationSettingsOf(database.read, caller.id);
  const offered = notificationKinds.flatMap((kind) =>
    notificationChannels
      .filter((channel) => isChannelAvailable(kind, channel))
      .map((channel) => ({
        kind,
        channel,
        isOn: isNotificationEnabled(choices, kind, channel),
        isSwitchable: canSwitchOff(kind, channel),
      })),
  );
  return { ok: true, value: { choices: offered, quietHours, email } };
}

type Choice = z.output<Calls['chooseNotices']['input']>;

export async function chooseNotifications(
  platform: Platform,
  choice: Choice,
  context: MemberContext,
): Promise<Answer<NoticeSettings>> {
  const { kind, channel } = choice;
  if (!isChannelAvailable(kind, channel) || !canSwitchOff(kind, channel)) return refused('notice_not_switchable');
  await writeChoice(platform.database.alone, context.caller.id, choice);
  return showSettings(platform, context);
}

export async function setQuietHours(
  platform: Platform,
  { quietHours }: { readonly quietHours: QuietHours | null },
  context: MemberContext,
): Promise<Answer<NoticeSettings>> {
  const { alone } = platform.database;
  if (quietHours === null) await removeQuietHours(alone, context.caller.id);
  else if (quietHours.fromMinute === quietHours.untilMinute) return refused('quiet_hours_empty');
  else await writeQuietHours(alone, context.caller.id, quietHours);
  return showSettings(platform, context);
}
