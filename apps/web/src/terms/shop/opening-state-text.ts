import type { ShopCard } from '@chifan/contract/catalogue/views';
import { type Language, shanghaiDate } from '@chifan/domain';
import { t } from '@lingui/core/macro';
import { formatTime } from '../../platform/time.ts';

export type OpenState = ShopCard['openState'];

const dayMs = 86_400_000;

/**
 * Whether the shop accepts orders now (rule catalogue-4) and, if the guest chose a time, also for that time (rule
 * app-20).
 */
export const takesOrders = (openState: OpenState): boolean =>
  takesOrdersNow(openState) && openState.takesOrdersThen !== false;

const takesOrdersNow = ({ state, isPaused }: OpenState): boolean => state === 'open' && !isPaused;

/** Whether the shop accepts orders now, but not for the chosen time. */
export const isClosedThen = (openState: OpenState): boolean =>
  takesOrdersNow(openState) && openState.takesOrdersThen === false;

/** Text such as “Open until 22:30”. Times are in Shanghai’s time zone. */
export function openingStateText(openState: OpenState, language: Language, now = new Date()): string {
  const { state, isPaused, pausedUntil, changesAt, opensAt, takesOrdersThen } = openState;
  if (isClosedThen(openState)) return t`Closed at your chosen time`;
  const time = changesAt === null ? '' : formatTime(changesAt, 'time', language);
  if (state === 'closed') return closedWords(opensAt, language, now);
  if (isPaused) return pausedWords(pausedUntil, language, now);
  if (state === 'opening_soon') return t`Opens at ${time}`;
  if (takesOrdersThen === true && state === 'open') return t`Open at your chosen time`;
  if (state === 'closing_soon') return t`Closes ${time}, no more orders`;
  const isFar = changesAt === null || Date.parse(changesAt) - now.getTime() > dayMs;
  return isFar ? t`Open now` : t`Open until ${time}`;
}

function closedWords(opensAt: string | null | undefined, language: Language, now: Date): string {
  // Data stored by an older release has no opening time.
  if (!opensAt) return t`Closed`;
  const time = formatTime(opensAt, 'time', language);
  const opens = new Date(opensAt);
  if (shanghaiDate(opens) === shanghaiDate(now)) return t`Closed, opens at ${time}`;
  if (shanghaiDate(opens) === shanghaiDate(new Date(now.getTime() + dayMs)))
    return t`Closed, opens tomorrow at ${time}`;
  const day = formatTime(opensAt, 'day', language);
  return t`Closed, opens ${day} at ${time}`;
}

/**
 * Text for a shop that paused new orders. The text shows the end of the pause only if the pause ends today, because
 * otherwise the opening hours decide when the shop opens.
 */
function pausedWords(until: string | null, language: Language, now: Date): string {
  if (until === null || shanghaiDate(new Date(until)) !== shanghaiDate(now)) return t`Not taking orders right now`;
  const time = formatTime(until, 'time', language);
  return t`Orders resume at ${time}`;
}
