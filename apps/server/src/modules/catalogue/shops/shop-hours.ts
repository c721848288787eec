import { dateOfDay, shanghaiDay } from '@chifan/domain';
import { nextOpen, type OpeningHours, openingSpansOn, type ShopStateNow, shopState } from '@chifan/domain/catalogue';
import { isSelectableTime } from '@chifan/domain/ordering';
import { publicHolidays } from '../public-holidays.ts';
import type { OrderTime } from './viewer.ts';

const minuteMs = 60_000;
/**
 * The maximum number of different opening hours in the cache, more than all shops of a country have. A full cache is
 * cleared.
 */
const maxJudged = 20_000;

const judged = new Map<string, ShopStateNow>();
let judgedMinute = Number.NaN;

/**
 * Evaluates each text of opening hours once per minute, because a list shows hundreds of shops, and many shops have
 * equal hours.
 */
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

/**
 * Returns the next time at which the shop accepts orders after a pause or its closing. Null if unknown (rule
 * catalogue-33).
 */
export function opensAgainAt(openingHoursJson: string, from: Date): Date | null {
  return nextOpen(JSON.parse(openingHoursJson) as OpeningHours, from, publicHolidays) ?? null;
}

/** Whether a shop with these hours takes orders at the time that a guest chose (rule ordering-3). */
export const isSelectable = (openingHoursJson: string, { now, wantedAt }: Required<OrderTime>): boolean =>
  isSelectableTime({ hours: JSON.parse(openingHoursJson) as OpeningHours, now, holidays: publicHolidays }, wantedAt);

const daysOfWeek = 7;

/** Returns the opening hours of seven days, starting with today. */
export const weekOf = (hours: OpeningHours, now: Date) =>
  Array.from({ length: daysOfWeek }, (_, ahead) => {
    const date = dateOfDay(shanghaiDay(now) + ahead);
    return { date, spans: openingSpansOn(hours, date, publicHolidays) };
  });
