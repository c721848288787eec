import type { ShopCard } from '@chifan/contract/catalogue/views';
import type { Language } from '@chifan/domain';
import { shanghaiDate } from '@chifan/domain/catalogue';
import { t } from '@lingui/core/macro';
import { formatTime } from '../../platform/time.ts';

export type OpenState = ShopCard['openState'];

const dayMs = 86_400_000;

/** Rule catalogue-4. */
export const takesOrders = ({ state, isPaused }: OpenState): boolean => state === 'open' && !isPaused;

/** In Shanghai's time. */
export function openingStateText(
  { state, isPaused, pausedUntil, changesAt, opensAt }: OpenState,
  language: Language,
  now = new Date(),
): string {
  const time = changesAt === null ? '' : formatTime(changesAt, 'time', language);
  if (state === 'closed') return closedWords(opensAt, language, now);
  if (isPaused) return pausedWords(pausedUntil, language, now);
  if (state === 'opening_soon') return t`Opens at ${time}`;
  if (state === 'closing_soon') return t`Closes ${time}, no more orders`;
  const isFar = changesAt === null || Date.parse(changesAt) - now.getTime() > dayMs;
  return isFar ? t`Open now` : t`Open until ${time}`;
}

function closedWords(opensAt: string | null | undefined, language: Language, now: Date): string {
  // An answer stored by an older release has no time.
  if (!opensAt) return t`Closed`;
  const time = formatTime(opensAt, 'time', language);
  const opens = new Date(opensAt);
  if (shanghaiDate(opens) === shanghaiDate(now)) return t`Closed, opens at ${time}`;
  if (shanghaiDate(opens) === shanghaiDate(new Date(now.getTime() + dayMs)))
    return t`Closed, opens tomorrow at ${time}`;
  const day = formatTime(opensAt, 'day', language);
  return t`Closed, opens ${day} at ${time}`;
}

/** A pause until tomorrow ends at night, so the shop's hours determine when it opens. */
function pausedWords(until: string | null, language: Language, now: Date): string {
  if (until === null || shanghaiDate(new Date(until)) !== shanghaiDate(now)) return t`Not taking orders right now`;
  const time = formatTime(until, 'time', language);
  return t`Orders resume at ${time}`;
}
