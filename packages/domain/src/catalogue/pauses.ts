import { businessDayEnd } from './shanghai-time.ts';

/** How long a merchant may pause a shop; only the last needs somebody to end it. */
export const pauseLengths = ['20_minutes', '40_minutes', '60_minutes', 'business_day', 'until_ended'] as const;
export type PauseLength = (typeof pauseLengths)[number];

const minutes: Readonly<Record<Exclude<PauseLength, 'business_day' | 'until_ended'>, number>> = {
  '20_minutes': 20,
  '40_minutes': 40,
  '60_minutes': 60,
};

/** When the shop takes orders again by itself; null: when somebody says so. */
export function pauseEnd(length: PauseLength, now: Date): Date | null {
  if (length === 'until_ended') return null;
  return length === 'business_day' ? businessDayEnd(now) : new Date(now.getTime() + minutes[length] * 60_000);
}
