import type { ShopCard as Shop } from '@chifan/contract/catalogue';
import { readPosition } from '@chifan/domain/address';
import { mapZoom } from '@chifan/domain/app';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ShopFilter } from '../../../data/shops.ts';
import { shopsOnMapQuery } from '../../../data/shops.ts';
import { useLanguage } from '../../../platform/language.ts';
import { type PlacePosition, useLocation } from '../../../platform/location.ts';
import { MapBox } from '../../../platform/map/map-box.tsx';
import { useStreetMap } from '../../../platform/map/map-context.ts';
import { GuestDot } from '../../../platform/map/map-pin.tsx';
import { ShopPins } from '../../../terms/shops/map/shop-pins.tsx';
import { useMapWords } from '../../../terms/shops/map/use-map-words.ts';
import type { Way } from '../../../terms/shops/way.ts';
import { AreaNotes } from './area-notes.tsx';
import { ChosenShops } from './chosen-shops.tsx';
import { useKeptView } from './kept-view.ts';
import { areaOf, covers, isSameArea } from './map-area.ts';

export type ShopsMapProps = {
  readonly filter: ShopFilter;
  readonly way: Way;
  /** Where the map begins. */
  readonly position: PlacePosition;
  /** Takes the room that the screen leaves to it. */
  readonly className?: string;
};

const tall = 'h-[max(24rem,calc(100dvh-13rem))]';

/** The restaurants of the list on a map. To be loaded lazily: the list needs none of it. */
export default function ShopsMap({ filter, way, position, className = tall }: ShopsMapProps) {
  const { t } = useLingui();
  const words = useMapWords(t`Restaurants on the map`);
  const [kept] = useKeptView();
  const [chosen, setChosen] = useState<readonly Shop[]>([]);
  const here = readPosition(position.latitude, position.longitude) ?? { lat: 0, lng: 0 };
  return (
    <MapBox
      words={words}
      start={{ centre: kept?.centre ?? here, zoom: kept?.zoom ?? mapZoom.start }}
      className={className}
      overlay={<ChosenShops shops={chosen} way={way} onClose={() => setChosen([])} />}
    >
      <ShopsInSight filter={filter} chosen={chosen} onChoose={setChosen} />
    </MapBox>
  );
}

type ShopsInSightProps = {
  readonly filter: ShopFilter;
  readonly chosen: readonly Shop[];
  readonly onChoose: (shops: readonly Shop[]) => void;
};

/** Asks for the piece of the map that is first seen, and for another when the guest says so: roaming costs no bytes. */
function ShopsInSight({ filter, chosen, onChoose }: ShopsInSightProps) {
  const { t } = useLingui();
  const map = useStreetMap();
  const language = useLanguage();
  const { position, source } = useLocation();
  const [kept, keep] = useKeptView();
  const [view, setView] = useState(() => map.view());
  const [area, setArea] = useState(() => kept?.area ?? areaOf(map.view()));
  const found = useQuery(shopsOnMapQuery(area, filter, language));
  const remember = useEffectEvent(keep);
  useEffect(() => map.onMoved(setView), [map]);
  useEffect(() => map.onPress(() => onChoose([])), [map, onChoose]);
  useEffect(() => remember({ ...view, area }), [view, area]);
  const shops = found.data?.shops ?? [];
  const isAll = found.data?.isAll !== false;
  return (
    <>
      {source !== 'assumed' && <GuestDot at={toNumbers(position)} label={t`You are here`} />}
      <ShopPins shops={shops} zoom={view.zoom} chosen={chosen} onChoose={onChoose} />
      <AreaNotes
        total={found.data && !found.isPlaceholderData ? shops.length : null}
        isAll={isAll}
        isBusy={found.isFetching}
        error={found.isFetching ? null : found.error}
        canSearch={!covers(area, view) || (!isAll && !isSameArea(area, areaOf(view)))}
        onSearch={() => setArea(areaOf(view))}
        onRetry={() => void found.refetch()}
      />
    </>
  );
}

const toNumbers = ({ latitude, longitude }: PlacePosition) => ({ lat: Number(latitude), lng: Number(longitude) });
