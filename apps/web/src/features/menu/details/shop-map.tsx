import { walkingMinutes } from '@chifan/domain/address';
import { mapZoom } from '@chifan/domain/app';
import { Button, DishPlate, Icon } from '@chifan/ui';
import { formatDistance } from '@chifan/ui/format-distance';
import { GuestDot, MapLine, MapPin, useMapTexts, useStreetMap } from '@chifan/ui/map';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { ShopDetails } from '../../../data/shop.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useLocation } from '../../../platform/location.ts';
import { formatMinutes } from '../../../platform/time.ts';
import { MapBox } from '../../../terms/map/map-box.tsx';
import { RouteSheet } from '../../../terms/map/route/route-sheet.tsx';
import { positionOf } from '../../../terms/shop/map/shop-pins.tsx';
import { DriverCard } from './driver-card.tsx';

type ShopMapProps = { readonly shop: ShopDetails };

/** CSS classes of a button that is small enough for two in a row. */
export const compactButtonClass = 'flex-auto px-3! text-note!';
type Open = 'nothing' | 'route' | 'driver';

/** Buttons for the phone and the route, then the shop on a map. The map library is loaded lazily. */
export function ShopMap({ shop, children }: ShopMapProps & { readonly children: ReactNode }) {
  const { t } = useLingui();
  const words = useMapTexts(t`Map of the area`);
  const [open, setOpen] = useState<Open>('nothing');
  const [isWayShown, setIsWayShown] = useState(false);
  const isPlaceKnown = useLocation(({ source }) => source !== 'assumed');
  return (
    <div className="grid gap-3">
      {isPlaceKnown && <Distance metres={shop.distanceMetres} />}
      <p className="flex flex-wrap gap-2">
        <Button variant="secondary" icon="map" className={compactButtonClass} onClick={() => setOpen('route')}>
          <Trans>Directions</Trans>
        </Button>
        {shop.addressZh !== '' && (
          <Button variant="secondary" icon="chat" className={compactButtonClass} onClick={() => setOpen('driver')}>
            <Trans>Show to driver</Trans>
          </Button>
        )}
        {isPlaceKnown && (
          <Button
            variant="secondary"
            icon="aim"
            className={compactButtonClass}
            aria-pressed={isWayShown}
            onClick={() => setIsWayShown(!isWayShown)}
          >
            <Trans>My location</Trans>
          </Button>
        )}
        {children}
      </p>
      <MapBox
        words={words}
        start={{ centre: positionOf(shop), zoom: mapZoom.start }}
        isEmbedded
        className="h-56 rounded-small"
      >
        <ShopAndGuest shop={shop} isWayShown={isWayShown} />
      </MapBox>
      <RouteSheet to={shop} isOpen={open === 'route'} onClose={() => setOpen('nothing')} />
      <DriverCard to={shop} phone={shop.phone} isOpen={open === 'driver'} onClose={() => setOpen('nothing')} />
    </div>
  );
}

function ShopAndGuest({ shop, isWayShown }: ShopMapProps & { readonly isWayShown: boolean }) {
  const { t } = useLingui();
  const map = useStreetMap();
  const { position, source } = useLocation();
  const [there, here] = [positionOf(shop), positionOf(position)];
  const showBoth = useEffectEvent(() => map.fit([there, here], mapZoom.start));
  useEffect(() => {
    if (isWayShown) showBoth();
  }, [isWayShown]);
  return (
    <>
      {isWayShown && <MapLine from={here} to={there} />}
      {source !== 'assumed' && <GuestDot at={here} label={t`You are here`} />}
      <MapPin at={there}>
        <span
          role="img"
          aria-label={shop.name.text}
          className="flex size-11 items-center justify-center overflow-hidden rounded-full rounded-be-none border-2 border-brand bg-surface shadow-raised"
        >
          <DishPlate plate={shop.plate} size="tiny" className="rounded-full!" />
        </span>
      </MapPin>
    </>
  );
}

function Distance({ metres }: { readonly metres: number }) {
  const language = useLanguage();
  const distance = formatDistance(metres, language);
  const time = formatMinutes(walkingMinutes(metres), language);
  /** Show no walking time for a longer distance, because guests do not walk farther for a meal. */
  const isWalkable = metres <= 5_000;
  return (
    <p className="flex items-start gap-2 text-note text-soft">
      <Icon name="pin" size={20} />
      <span>
        {isWalkable ? (
          <Trans>
            {distance} in a straight line, about {time} on foot
          </Trans>
        ) : (
          <Trans>{distance} in a straight line</Trans>
        )}
      </span>
    </p>
  );
}
