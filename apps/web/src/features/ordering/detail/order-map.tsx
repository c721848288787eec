import type { Position } from '@chifan/domain/address';
import { mapZoom } from '@chifan/domain/app';
import type { IconName } from '@chifan/ui';
import { CourierDot, FitTo, MapLine, StopPin, useMapTexts } from '@chifan/ui/map';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCourierPosition } from '../../../data/live-orders.ts';
import type { OrderDetail } from '../../../data/ordering.ts';
import { MapBox } from '../../../terms/map/map-box.tsx';

type Placed = { readonly latitude: string; readonly longitude: string };
type Stop = { readonly at: Position; readonly icon: IconName; readonly label: string; readonly isLoud?: boolean };

const placeOf = ({ latitude, longitude }: Placed): Position => ({ lat: Number(latitude), lng: Number(longitude) });

/**
 * A map with the restaurant, the destination and, during the delivery, the courier. Without street data and without a
 * courier to follow there is no map, because the cards below it show the addresses and open them in a maps app.
 */
export default function OrderMap({ order }: { readonly order: OrderDetail }) {
  const { t } = useLingui();
  const words = useMapTexts(t`Map of your order`);
  const [isBare, setBare] = useState(false);
  const { shopLatitude, shopLongitude, address, workingState } = order;
  const position = useCourierPosition(order.id, workingState === 'to_be_delivered');
  const shop: Stop = {
    at: { lat: Number(shopLatitude), lng: Number(shopLongitude) },
    icon: 'shop',
    label: order.shopName.text,
    isLoud: address === null,
  };
  const door: Stop | null = address && {
    at: placeOf(address),
    icon: 'home',
    label: t`Your address`,
    isLoud: true,
  };
  if (isBare && position === null) return null;
  return (
    <MapBox
      words={words}
      onGround={(ground) => setBare(ground === 'bare')}
      start={{ centre: shop.at, zoom: mapZoom.start }}
      isEmbedded
      className="h-56 rounded-card wide:h-96"
    >
      <Stops shop={shop} door={door} courier={position && placeOf(position)} />
      {position && <CourierDot at={placeOf(position)} label={t`Your courier`} />}
    </MapBox>
  );
}

type StopsProps = { readonly shop: Stop; readonly door: Stop | null; readonly courier: Position | null };

/** The map moves once to show all places, and again when the courier appears, but not with each new position. */
function Stops({ shop, door, courier }: StopsProps) {
  const stops = [shop, door].filter((each) => each !== null);
  const positions = [...stops.map(({ at }) => at), ...(courier ? [courier] : [])];
  const places = stops.map(({ at: { lat, lng } }) => `${lat} ${lng}`).join(',');
  return (
    <>
      {door && <FitTo positions={positions} when={courier ? `${places} courier` : places} />}
      {door && <MapLine from={shop.at} to={door.at} />}
      {stops.map((stop) => (
        <StopPin key={stop.icon} {...stop} />
      ))}
    </>
  );
}
