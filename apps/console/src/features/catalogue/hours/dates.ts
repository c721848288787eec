/** A date is a day of the calendar and no instant: it is written as it stands. */
const written = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'UTC',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
});

/** '10月1日周四' of '2026-10-01'. */
export const shortDate = (date: string): string => written.format(new Date(`${date}T00:00:00Z`));
