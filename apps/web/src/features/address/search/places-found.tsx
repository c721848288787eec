import type { IconName } from '@chifan/ui';
import { EmptyState, ErrorState, PageSkeleton } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FoundPlace, type PlaceSearch, placesQuery } from '../../../data/place.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useLocation } from '../../../platform/location.ts';
import type { PickedPlace } from '../../../platform/place/picked-place.ts';
import { metresBetween, pickedFrom } from './found-place.ts';
import { PlaceRow, PlaceRows } from './place-row.tsx';

const icons: Readonly<Record<FoundPlace['kind'], IconName>> = {
  shop: 'shop',
  hotel: 'bed',
  street: 'pin',
  landmark: 'star',
  area: 'globe',
  city: 'globe',
};

type PlacesFoundProps = {
  readonly search: PlaceSearch;
  readonly onPick: (place: PickedPlace) => void;
};

export function PlacesFound({ search, onPick }: PlacesFoundProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery(placesQuery(search, useLanguage()));
  const guest = useGuestPosition();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const count = data.places.length;
  return (
    <div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-2">
      <p role="status" className="sr-only">
        <Plural value={count} one="# place" other="# places" />
      </p>
      {count === 0 && !isPlaceholderData && <NothingFound />}
      {count > 0 && (
        <PlaceRows>
          {data.places.map((place) => (
            <PlaceRow
              key={`${place.nameZh} ${place.latitude} ${place.longitude}`}
              icon={icons[place.kind]}
              name={place.name}
              nameZh={place.nameZh}
              pinyin={place.pinyin}
              address={place.address.text}
              distanceMetres={guest && metresBetween({ guest, place })}
              onPress={() => onPick(pickedFrom(place))}
            />
          ))}
        </PlaceRows>
      )}
    </div>
  );
}

function NothingFound() {
  const { t } = useLingui();
  return (
    <EmptyState icon="search" title={t`Not in our list`}>
      <Trans>Try the street, a landmark nearby, the Chinese name on your hotel’s card, or another city.</Trans>
    </EmptyState>
  );
}

/**
 * The guest’s position, or null if the app only assumes a position. Distances from an assumed position are not shown.
 */
function useGuestPosition() {
  const { source, position } = useLocation();
  return source === 'assumed' ? null : position;
}
