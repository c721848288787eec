import { businessDayStart } from '@chifan/domain';
import { t } from '@lingui/core/macro';
import { clockTime } from '../../../platform/time.ts';
import type { MenuDish } from './dish-availability.ts';

export const soldOutChoices = ['today', 'tomorrow', 'date', 'by_hand'] as const;
export type SoldOutChoice = (typeof soldOutChoices)[number];

/** The end of the sold-out period as sent to the server. Undefined if the date is invalid or not in the future. */
export const soldOutUntilOf = (choice: SoldOutChoice, typed: string, now: Date): string | undefined =>
  choice !== 'date' ? choice : isDateAhead(typed, now) ? typed : undefined;

const isDateAhead = (typed: string, now: Date): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed)) && businessDayStart(typed) > now;

export function soldOutText({ soldOutUntil }: Pick<MenuDish, 'soldOutUntil'>, now: Date): string {
  if (soldOutUntil === null) return t`已售罄`;
  const back = clockTime(soldOutUntil, now);
  return t`已售罄，${back} 自动恢复`;
}
