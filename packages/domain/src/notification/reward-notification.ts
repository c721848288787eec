import { shanghaiDate, shanghaiDay, shanghaiDayStart } from '../shanghai-time.ts';

/** Rule notification-12: hour in China at which guests are notified of the rewards of the previous day. */
export const rewardNotificationHour = 10;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The day in China ("2026-11-21") on which a reward was credited, and the time at which the member is notified. */
export function rewardNotificationOf(creditedAt: Date): { readonly day: string; readonly tellAt: Date } {
  const next = shanghaiDayStart(shanghaiDay(creditedAt) + 1);
  return { day: shanghaiDate(creditedAt), tellAt: new Date(next.getTime() + rewardNotificationHour * hourMs) };
}

/** First instant of the day, and of the following day. */
export function rewardDayRange(day: string): { readonly from: Date; readonly until: Date } {
  const from = new Date(`${day}T00:00:00+08:00`);
  return { from, until: new Date(from.getTime() + dayMs) };
}
