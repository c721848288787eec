import {
  dateOfDay,
  nextOpen,
  type OpeningHours,
  openingSpansOn,
  type ShopStateNow,
  shanghaiDay,
  shopState,
} from '@chifan/domain/catalogue';
import { publicHolidays } from '../public-holidays.ts';

const minuteMs = 60_000;
/** More than the different hours of a country. The cache is cleared beyond it. */
const maxJudged = 20_000;

const judged = new Map<string, ShopStateNow>();
let judgedMinute = Number.NaN;

/** Each text is judged once a minute: a list shows hundreds of shops, many of which share their hours. */
export function stateOfHours(openingHoursJson: string, now: Date): ShopStateNow {
  const minute = Math.floor(now.getTime() / minuteMs);
  if (minute !== judgedMinute || judged.size >= maxJudged) {
    judged.clear();
    judgedMinute = minute;
  }
  const known = judged.get(openingHoursJson);
  if (known !== undefined) return known;
  const state = shopState(JSON.parse(openingHoursJson) as OpeningHours, now, publicHolidays);
  judged.set(openingHoursJson, state);
  return state;
}

/** Next time the shop takes orders, after a pause or its closing. Null if unknown (rule catalogue-33). */
export function opensAgainAt(openingHoursJson: string, from: Date): Date | null {
  return nextOpen(JSON.parse(openingHoursJson) as OpeningHours, from, publicHolidays) ?? null;
}

const daysOfWeek = 7;

/** Today first. */
export const weekOf = (hours: OpeningHours, now: Date) =>
  Array.from({ length: daysOfWeek }, (_, ahead) => {
    const date = dateOfDay(shanghaiDay(now) + ahead);
    return { date, spans: openingSpansOn(hours, date, publicHolidays) };
  });
