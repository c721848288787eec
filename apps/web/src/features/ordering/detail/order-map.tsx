import type { Position } from '@chifan/domain/address';
import { mapZoom } from '@chifan/domain/app';
import { Icon, type IconName } from '@chifan/ui';
import { MapLine, MapPin, useMapWords, useStreetMap } from '@chifan/ui/map';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { OrderDetail } from '../../../data/ordering.ts';
import { useCourierPosition } from '../../../data/orders.ts';
import { MapBox } from '../../../platform/map/map-box.tsx';

type Placed = { readonly latitude: string; readonly longitude: string };
type Stop = { readonly at: Position; readonly icon: IconName; readonly label: string; readonly isLoud?: boolean };

/** Where the food is cooked, and where it is brought to. */
export default function OrderMap({ order }: { readonly order: OrderDetail }) {
  const { t } = useLingui();
  const words = useMapWords(t`Map of your order`);
  const { shopLatitude, shopLongitude, address, workingState } = order;
  const position = useCourierPosition(order.id, workingState === 'to_be_delivered');
  const shop: Stop = {
    at: { lat: Number(shopLatitude), lng: Number(shopLongitude) },
    icon: 'shop',
    label: order.shopName.text,
    isLoud: address === null,
  };
  const door: Stop | null = address && {
    at: { lat: Number(address.latitude), lng: Number(address.longitude) },
    icon: 'home',
    label: t`Your address`,
    isLoud: true,
  };
  return (
    <MapBox
      words={words}
      start={{ centre: shop.at, zoom: mapZoom.start }}
      isEmbedded
      className="h-56 rounded-card wide:h-96"
    >
      <Stops shop={shop} door={door} />
      {position && <Courier position={position} />}
    </MapBox>
  );
}

function Stops({ shop, door }: { readonly shop: Stop; readonly door: Stop | null }) {
  const map = useStreetMap();
  const stops = [shop, door].filter((each) => each !== null);
  const places = stops.map(({ at }) => `${at.lat} ${at.lng}`).join(',');
  const showAll = useEffectEvent(() => {
    if (stops.length > 1)
      map.fit(
        stops.map(({ at }) => at),
        mapZoom.start,
      );
  });
  useEffect(() => {
    if (places !== '') showAll();
  }, [places]);
  return (
    <>
      {door && <MapLine from={shop.at} to={door.at} />}
      {stops.map((stop) => (
        <StopPin key={stop.icon} stop={stop} />
      ))}
    </>
  );
}

/** Rule courier-4. Moves as the courier tells. */
function Courier({ position: { latitude, longitude } }: { readonly position: Placed }) {
  const { t } = useLingui();
  return (
    <MapPin at={{ lat: Number(latitude), lng: Number(longitude) }} isDot>
      <span
        role="img"
        aria-label={t`Your courier`}
        className="flex size-10 items-center justify-center rounded-full border-2 border-surface bg-ink text-canvas shadow-raised"
      >
        <Icon name="scooter" />
      </span>
    </MapPin>
  );
}

const StopPin = ({ stop: { at, icon, label, isLoud = false } }: { readonly stop: Stop }) => (
  <MapPin at={at}>
    <span
      role="img"
      aria-label={label}
      className={`flex size-11 items-center justify-center rounded-full rounded-be-none border-2 border-brand shadow-raised ${isLoud ? 'bg-brand text-on-brand' : 'bg-surface'}`}
    >
      <Icon name={icon} />
    </span>
  </MapPin>
);
