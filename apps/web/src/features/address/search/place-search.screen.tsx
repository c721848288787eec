import { Button, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from '../../../platform/location.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { consumePickedPlace, type PickedPlace, pickPlace } from '../../../platform/place/picked-place.ts';
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts';
import { CityPicker } from '../city/city-picker.tsx';
import type { PickedRegion } from '../city/picked-region.ts';
import { PlacesFound } from './places-found.tsx';
import { RecentList } from './recent-list.tsx';
import { addRecentPlace } from './recent-places.ts';

/** Milliseconds without typing after which the search starts. */
const settlesAfterMs = 300;

/** Searches places and returns the chosen one to the calling screen. URL parameter `keyword`: the initial text. */
export default function PlaceSearchScreen() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const here = useLocation((location) => location.position);
  const [keyword, setKeyword] = useState(useParams().keyword ?? '');
  const [city, setCity] = useState<PickedRegion | null>(null);
  const settled = useDebouncedValue(keyword.trim(), settlesAfterMs);
  const hand = (place: PickedPlace) => {
    pickPlace(place);
    navigation.back();
  };
  const pick = (place: PickedPlace) => {
    addRecentPlace(place);
    hand(place);
  };
  usePlaceFromMap(hand);
  useKeptKeyword(settled);
  const openMap = () => navigation.open('pages/address/choose/address_picker', { ...(city?.seat ?? here) });
  const search = { keyword: settled, position: city?.seat ?? here, cityCode: city?.cityCode ?? null };
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <TextField
        label={t`Street, hotel, building or landmark`}
        hint={t`In your language, Chinese or pinyin`}
        type="search"
        inputMode="search"
        value={keyword}
        onChange={setKeyword}
        maxLength={80}
        autoComplete="off"
      />
      <CitySwitch city={city} onCity={setCity} />
      {settled === '' ? <RecentList onPick={pick} /> : <PlacesFound search={search} onPick={pick} />}
      <Button variant="secondary" icon="card" isWide onClick={() => navigation.open('pages/address/card/card')}>
        <Trans>Scan your hotel card</Trans>
      </Button>
      <Button variant="secondary" icon="pin" isWide onClick={openMap}>
        <Trans>Choose on the map</Trans>
      </Button>
    </div>
  );
}

/**
 * If the guest picked a place on the map or with the photo of a hotel card, returns the place to the screen that opened
 * the search.
 */
function usePlaceFromMap(hand: (place: PickedPlace) => void): void {
  const [place] = useState(consumePickedPlace);
  const goOn = useEffectEvent(hand);
  useEffect(() => {
    if (place) goOn(place);
  }, [place]);
}

function useKeptKeyword(keyword: string): void {
  const navigation = useNavigation();
  const before = useParams().keyword ?? '';
  const keep = useEffectEvent(() => {
    if (keyword !== before) navigation.adjust(keyword === '' ? {} : { keyword });
  });
  useEffect(() => keep(), [keyword]);
}

type CitySwitchProps = { readonly city: PickedRegion | null; readonly onCity: (city: PickedRegion | null) => void };

function CitySwitch({ city, onCity }: CitySwitchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const here = useLocation((location) => location.city);
  const name = city?.city ?? here;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button variant="quiet" icon="globe" onClick={() => setIsOpen(true)} className="-ms-3">
        <span>
          {name === null ? (
            <Trans>Search another city</Trans>
          ) : (
            <Trans>
              Near <bdi>{name}</bdi>, change the city
            </Trans>
          )}
        </span>
      </Button>
      {city && (
        <Button variant="quiet" icon="aim" onClick={() => onCity(null)}>
          <Trans>Near me</Trans>
        </Button>
      )}
      <CityPicker
        isOpen={isOpen}
        until="city"
        onClose={() => setIsOpen(false)}
        onPick={(picked) => {
          onCity(picked);
          setIsOpen(false);
        }}
      />
    </div>
  );
}
