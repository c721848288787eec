import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import type { PickedPlace } from '../../../platform/place/picked-place.ts';
import { PlaceRow, PlaceRows } from './place-row.tsx';
import { clearRecentPlaces, useRecentPlaces } from './recent-places.ts';

export function RecentList({ onPick }: { readonly onPick: (place: PickedPlace) => void }) {
  const language = useLanguage();
  const { places } = useRecentPlaces();
  if (places.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-1">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-body font-semibold">
          <Trans>Recent searches</Trans>
        </h2>
        <Button variant="quiet" icon="trash" onClick={clearRecentPlaces} className="-me-3">
          <Trans>Clear</Trans>
        </Button>
      </div>
      <PlaceRows>
        {places.map((place) => (
          <PlaceRow
            key={`${place.nameZh} ${place.position.latitude} ${place.position.longitude}`}
            icon="clock"
            name={{ text: place.name, language }}
            nameZh={place.nameZh}
            address={place.address}
            onPress={() => onPick(place)}
          />
        ))}
      </PlaceRows>
    </section>
  );
}
