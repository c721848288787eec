import { type Position, parsePosition } from '@chifan/domain/address';
import { mapZoom } from '@chifan/domain/app';
import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { placeAddressQuery } from '../../../data/place.ts';
import { CallError } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useLocation } from '../../../platform/location.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { placePosition } from '../../../platform/place/location-state.ts';
import { consumePickedPlace, type PickedPlace, pickPlace } from '../../../platform/place/picked-place.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts';
import { type MapCentre, MapCentrePanel } from './map-centre-panel.tsx';
import { isSamePosition, placeAtCentre, positionOf } from './middle-place.ts';
import { PickerMap } from './picker-map.tsx';

/** The guest picks a point on the map. The point is returned to the screen that opened the picker. */
export default function AddressPickerScreen() {
  const navigation = useNavigation();
  const [found] = useState(consumePickedPlace);
  const start = useStart(found);
  const [centre, setCentre] = useState(start.centre);
  const { middle, place } = useMiddle(centre, found);
  const { positionStatus, errorMessage } = useLocation();
  return (
    <div className="flex h-[calc(100dvh-var(--title-bar))] flex-col">
      <SearchLink />
      <div className="min-h-48 flex-1">
        <PickerMap
          start={start}
          onMoved={(moved, zoom) => {
            setCentre(moved);
            navigation.adjust({ ...placePosition(moved.lat, moved.lng), zoom: String(zoom) });
          }}
        />
      </div>
      <MapCentrePanel
        middle={middle}
        trouble={positionStatus === 'failed' ? (errorMessage ?? '') : ''}
        onUse={() => {
          pickPlace(place);
          navigation.back();
        }}
      />
    </div>
  );
}

const SearchLink = () => (
  <ScreenLink to="pages/address/search/search" className="block bg-surface px-4 py-2">
    <span className="flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 text-soft">
      <Icon name="search" size={20} />
      <Trans>Search for a street, hotel or place</Trans>
    </span>
  </ScreenLink>
);

/**
 * Returns the position where the map starts: the place found by name, otherwise the position in the URL, otherwise the
 * guest’s position.
 */
function useStart(found: ReturnType<typeof consumePickedPlace>) {
  const { latitude = '', longitude = '', zoom = '' } = useParams();
  const [start] = useState(() => {
    const said = parsePosition(latitude, longitude);
    const here = positionOf({ position: useLocation.getState().position });
    if (found !== null) return { centre: positionOf(found), zoom: mapZoom.start };
    return { centre: said ?? here, zoom: said ? readZoom(zoom) : mapZoom.start };
  });
  return start;
}

function readZoom(text: string): number {
  const zoom = Number(text);
  return Number.isInteger(zoom) && zoom >= mapZoom.min && zoom <= mapZoom.max ? zoom : mapZoom.start;
}

const settlesAfterMs = 300;

/**
 * Looks up the postal address at the centre of the map. The request starts when the map stops moving, and is aborted
 * when the map moves again.
 */
function useMiddle(centre: Position, found: PickedPlace | null): { middle: MapCentre; place: PickedPlace } {
  const language = useLanguage();
  const settled = useDebouncedValue(centre, settlesAfterMs);
  const isFound = found !== null && isSamePosition(found, centre);
  const asked = useQuery({
    ...placeAddressQuery(placePosition(settled.lat, settled.lng), language),
    enabled: !isFound,
  });
  if (isFound) return { middle: { is: 'found', place: found }, place: found };
  const isAnswered = settled === centre && !asked.isFetching;
  const place = placeAtCentre(centre, isAnswered ? (asked.data ?? null) : null);
  if (!isAnswered) return { middle: { is: 'searching' }, place };
  if (asked.data) return { middle: { is: 'known', address: asked.data }, place };
  return { middle: troubleOf(asked.error, () => void asked.refetch()), place };
}

function troubleOf(error: Error | null, onRetry: () => void): MapCentre {
  if (error === null || (error instanceof CallError && error.reason === 'place_unknown')) return { is: 'unknown' };
  return { is: 'failed', error, onRetry };
}
