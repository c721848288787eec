import type { HolidayCalendar } from '@chifan/domain/catalogue';

/** In order: New Year, Spring Festival with its eve, Qingming, Labour Day, Dragon Boat, Mid-Autumn, National Day. */
const days2026 = '01-01 02-16 02-17 02-18 02-19 04-05 05-01 05-02 06-19 09-25 10-01 10-02 10-03';
const days2027 = '01-01 02-05 02-06 02-07 02-08 04-05 05-01 05-02 06-09 09-15 10-01 10-02 10-03';

/**
 * China's statutory public holidays (13 days a year since 2025), as dates in Shanghai. Excludes the extra days off
 * around a holiday, which are announced each autumn. Add the next year here when its lunar dates are known.
 */
export const publicHolidays: HolidayCalendar = new Set([
  ...days2026.split(' ').map((day) => `2026-${day}`),
  ...days2027.split(' ').map((day) => `2027-${day}`),
]);
