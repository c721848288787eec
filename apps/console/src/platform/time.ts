/** Rule catalogue-7: times are shown at +8, whatever the tablet on the counter believes. */
const timeZone = 'Asia/Shanghai';

const clock = new Intl.DateTimeFormat('zh-CN', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat('zh-CN', { timeZone, month: 'numeric', day: 'numeric' });

/** 18:05 for an instant of today, 11月22日 18:05 for any other day. Instants are ISO 8601 in UTC. */
export function clockTime(instant: string, now: Date): string {
  const at = new Date(instant);
  const dayOfAt = writtenDay(at);
  return dayOfAt === writtenDay(now) ? clock.format(at) : `${dayOfAt} ${clock.format(at)}`;
}

function writtenDay(at: Date): string {
  const parts = Object.fromEntries(day.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.month}月${parts.day}日`;
}

const whole = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** 2026-11-22 18:05, as tables sort it. */
export const writtenInstant = (instant: string): string => whole.format(new Date(instant));
