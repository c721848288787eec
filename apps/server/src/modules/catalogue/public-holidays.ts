import type { HolidayCalendar } from '@chifan/domain/catalogue';

/**
 * China's statutory public holidays (Regulation on National Holidays, in force since 2025: 13 days a year), as dates in
 * Shanghai. The days off around them are arranged anew each autumn and are no public holidays of the law: shops that
 * follow them say so in their exceptions. Add the next year here when its lunar dates are due.
 */
export const publicHolidays: HolidayCalendar = new Set([
  // 2026: New Year, Spring Festival with its eve, Qingming, Labour Day, Dragon Boat, Mid-Autumn, National Day
  ...['2026-01-01', '2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-04-05', '2026-05-01', '2026-05-02'],
  ...['2026-06-19', '2026-09-25', '2026-10-01', '2026-10-02', '2026-10-03'],
  // 2027
  ...['2027-01-01', '2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08', '2027-04-05', '2027-05-01', '2027-05-02'],
  ...['2027-06-09', '2027-09-15', '2027-10-01', '2027-10-02', '2027-10-03'],
]);
