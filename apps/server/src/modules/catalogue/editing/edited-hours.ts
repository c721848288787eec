import { type OpeningHours, shanghaiDate } from '@chifan/domain/catalogue';

/** Hours as they are kept: days that are past differ from nothing any more, and a weekday is named once. */
export function hoursToKeep(hours: OpeningHours, now: Date): OpeningHours {
  const today = shanghaiDate(now);
  const exceptions = Object.entries(hours.exceptions ?? {}).filter(([date]) => date >= today);
  const rules = hours.rules.map((rule) => ({ ...rule, weekdays: [...new Set(rule.weekdays)].toSorted() }));
  return exceptions.length === 0 ? { rules } : { rules, exceptions: Object.fromEntries(exceptions) };
}
