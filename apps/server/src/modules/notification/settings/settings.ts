import type { Calls } from '@chifan/contract';
import type { NoticeSettings } from '@chifan/contract/notification/views';
import {
  isOffered,
  isSwitchable,
  isWanted,
  noticeChannels,
  noticeKinds,
  type QuietHours,
} from '@chifan/domain/notification';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { removeQuietHours, setupOf, writeChoice, writeQuietHours } from './choice.store.ts';

export async function showSettings(
  { database }: Platform,
  { caller }: Pick<MemberContext, 'caller'>,
): Promise<Answer<NoticeSettings>> {
  const { email, choices, quietHours } = await setupOf(database.read, caller.id);
  const offered = noticeKinds.flatMap((kind) =>
    noticeChannels
      .filter((channel) => isOffered(kind, channel))
      .map((channel) => ({
        kind,
        channel,
        isOn: isWanted(choices, kind, channel),
        isSwitchable: isSwitchable(kind, channel),
      })),
  );
  return { ok: true, value: { choices: offered, quietHours, email } };
}

type Choice = z.output<Calls['chooseNotices']['input']>;

export async function chooseNotices(
  platform: Platform,
  choice: Choice,
  context: MemberContext,
): Promise<Answer<NoticeSettings>> {
  const { kind, channel } = choice;
  if (!isOffered(kind, channel) || !isSwitchable(kind, channel)) return refused('notice_not_switchable');
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
