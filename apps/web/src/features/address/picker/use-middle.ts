import type { Position } from '@chifan/domain/address';
import { useQuery } from '@tanstack/react-query';
import { placeAddressQuery } from '../../../data/place.ts';
import { CallError } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { placePosition } from '../../../platform/place/location-state.ts';
import type { PickedPlace } from '../../../platform/place/picked-place.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import type { Middle } from './middle-panel.tsx';
import { isStillAt, placeAt } from './middle-place.ts';

/** A map that is being moved stops for less than this. */
const settlesAfterMs = 300;

/** What stands in the middle of the map; asked for once the map has come to rest, and no longer when it moves on. */
export function useMiddle(centre: Position, found: PickedPlace | null): { middle: Middle; place: PickedPlace } {
  const language = useLanguage();
  const settled = useSettled(centre, settlesAfterMs);
  const isFound = found !== null && isStillAt(found, centre);
  const asked = useQuery({
    ...placeAddressQuery(placePosition(settled.lat, settled.lng), language),
    enabled: !isFound,
  });
  if (isFound) return { middle: { is: 'found', place: found }, place: found };
  const isAnswered = settled === centre && !asked.isFetching;
  const place = placeAt(centre, isAnswered ? (asked.data ?? null) : null);
  if (!isAnswered) return { middle: { is: 'searching' }, place };
  if (asked.data) return { middle: { is: 'known', address: asked.data }, place };
  return { middle: troubleOf(asked.error, () => void asked.refetch()), place };
}

function troubleOf(error: Error | null, onRetry: () => void): Middle {
  if (error === null || (error instanceof CallError && error.reason === 'place_unknown')) return { is: 'unknown' };
  return { is: 'failed', error, onRetry };
}
