import type { ShopCard as Shop } from '@chifan/contract/catalogue/views';
import { parsePosition } from '@chifan/domain/address';
import { mapZoom } from '@chifan/domain/app';
import type { OrderWay } from '@chifan/domain/ordering';
import { IconButton } from '@chifan/ui';
import { GuestDot, type MapView, useMapTexts, useMapView, useStreetMap } from '@chifan/ui/map';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MapArea, type ShopFilter, shopsOnMapQuery } from '../../../data/shop.ts';
import { useWantedAt } from '../../../platform/choice/order-choice.ts';
import { useLanguage } from '../../../platform/language.ts';
import { type PlacePosition, useLocation } from '../../../platform/location.ts';
import { HistoryEntryContext } from '../../../platform/navigation/navigation.ts';
import { MapBox } from '../../../terms/map/map-box.tsx';
import { positionOf, ShopPins } from '../../../terms/shop/map/shop-pins.tsx';
import { SampleRatings } from '../../../terms/shop/sample-ratings.tsx';
import { ShopCard } from '../card/shop-card.tsx';
import { AreaNotes } from './area-notes.tsx';
import { areaOf, covers, isSameArea } from './map-area.ts';

export type ShopsMapProps = {
  readonly filter: ShopFilter;
  readonly way: OrderWay;
  readonly position: PlacePosition;
  readonly className: string;
};

/** Restaurants on a map. Loaded lazily, because the list does not need it. */
export default function ShopsMap({ filter, way, position, className }: ShopsMapProps) {
  const { t } = useLingui();
  const words = useMapTexts(t`Restaurants on the map`);
  const [kept] = useKeptView();
  const [chosen, setChosen] = useState<readonly Shop[]>([]);
  const here = parsePosition(position.latitude, position.longitude) ?? { lat: 0, lng: 0 };
  return (
    <MapBox
      words={words}
      start={{ centre: kept?.centre ?? here, zoom: kept?.zoom ?? mapZoom.start }}
      className={className}
    >
      <ShopsInSight filter={filter} chosen={chosen} onChoose={setChosen} />
      <ChosenShops shops={chosen} way={way} onClose={() => setChosen([])} />
    </MapBox>
  );
}

type ShopsInSightProps = {
  readonly filter: ShopFilter;
  readonly chosen: readonly Shop[];
  readonly onChoose: (shops: readonly Shop[]) => void;
};

/**
 * Searches the visible area when the map opens. After a move, searches again only when the guest taps a button, so that
 * moving the map causes no requests.
 */
function ShopsInSight({ filter, chosen, onChoose }: ShopsInSightProps) {
  const { t } = useLingui();
  const map = useStreetMap();
  const language = useLanguage();
  const { position, source } = useLocation();
  const [kept, keep] = useKeptView();
  const view = useMapView();
  const [area, setArea] = useState(() => kept?.area ?? areaOf(map.view()));
  const wantedAt = useWantedAt();
  const found = useQuery(shopsOnMapQuery(area, wantedAt === null ? filter : { ...filter, wantedAt }, language));
  const remember = useEffectEvent(keep);
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

type KeptView = Pick<MapView, 'centre' | 'zoom'> & { readonly area: MapArea };

/** Stored views by key of the history entry, until the app is closed. */
const views = new Map<string, KeptView>();

/** The stored view of the map, for a guest who returns from a menu: the visible area and its search. */
function useKeptView(): readonly [KeptView | undefined, (view: KeptView) => void] {
  const key = use(HistoryEntryContext)?.key ?? '';
  const [kept] = useState(() => views.get(key));
  return [kept, ({ centre, zoom, area }) => void views.set(key, { centre, zoom, area })];
}

/** Widths in px of the edges that a chosen pin must avoid, with half a pin: the notes, the scale and the buttons. */
const noteEdge = 128;
const scaleEdge = 64;
const buttonEdge = 84;

type ChosenShopsProps = { readonly shops: readonly Shop[]; readonly way: OrderWay; readonly onClose: () => void };

/** The shop of the tapped pin, or several shops at the same position. The map moves their pin above this card. */
function ChosenShops({ shops, way, onClose }: ChosenShopsProps) {
  const { t } = useLingui();
  const map = useStreetMap();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const [first] = shops;
    if (!first || !card.current) return;
    map.reveal(positionOf(first), { top: noteEdge, bottom: card.current.offsetHeight + scaleEdge, sides: buttonEdge });
  }, [map, shops]);
  if (shops.length === 0) return null;
  return (
    <section ref={card} aria-label={t`Chosen on the map`} className="absolute inset-x-2 bottom-8 z-20 grid gap-1">
      <IconButton
        icon="close"
        label={t`Close`}
        variant="outlined"
        className="justify-self-end shadow-raised"
        onClick={onClose}
      />
      <ul className="grid max-h-64 gap-2 overflow-y-auto overscroll-contain rounded-card shadow-raised">
        {shops.map((shop) => (
          <li key={shop.id}>
            <ShopCard shop={shop} way={way} />
          </li>
        ))}
      </ul>
      <SampleRatings shops={shops} className="justify-self-start rounded-card bg-surface px-3 py-1 shadow-raised" />
    </section>
  );
}
