import { distanceMetres, type Position } from '@chifan/domain/address';
import { mapZoom } from '@chifan/domain/app';
import { IconButton } from '@chifan/ui';
import { GuestDot, useMapTexts, useStreetMap } from '@chifan/ui/map';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from '../../../platform/location.ts';
import { requestDeviceLocation } from '../../../platform/place/find-location.ts';
import { MapBox } from '../../../terms/map/map-box.tsx';
import { positionOf } from './middle-place.ts';

type PickerMapProps = {
  readonly start: { readonly centre: Position; readonly zoom: number };
  readonly onMoved: (middle: Position, zoom: number) => void;
};

/** The guest moves the map below a fixed pin. A tap moves the tapped point below the pin. */
export function PickerMap({ start, onMoved }: PickerMapProps) {
  const { t } = useLingui();
  const words = useMapTexts(t`Map`);
  return (
    <MapBox words={words} start={start} isCentred className="h-full" overlay={<StandingPin />}>
      <Hands onMoved={onMoved} />
    </MapBox>
  );
}

function Hands({ onMoved }: Pick<PickerMapProps, 'onMoved'>) {
  const { t } = useLingui();
  const map = useStreetMap();
  const { position, positionStatus, source } = useLocation();
  const hear = useEffectEvent(onMoved);
  useEffect(() => {
    let last = map.view();
    return map.onMoved((view) => {
      // Ignore a resize, which shifts the centre by less than a metre.
      if (view.zoom === last.zoom && distanceMetres(view.centre, last.centre) < 1) return;
      last = view;
      hear(view.centre, view.zoom);
    });
  }, [map]);
  useEffect(() => map.onPress((at) => map.moveTo(at)), [map]);
  const goThere = async () => {
    await requestDeviceLocation();
    const { source: found, position: there } = useLocation.getState();
    // Also use a position derived from the network. It may be a few kilometres wrong, but is better than another city.
    if (found !== 'assumed' && found !== 'chosen') map.moveTo(positionOf({ position: there }), mapZoom.start);
  };
  return (
    <>
      {source === 'device' && <GuestDot at={positionOf({ position })} label={t`You are here`} />}
      <IconButton
        icon="aim"
        label={t`Use my current location`}
        variant="outlined"
        className="absolute end-2 bottom-9 z-10 shadow-raised"
        aria-busy={positionStatus === 'loading'}
        onClick={() => void goThere()}
      />
    </>
  );
}

const StandingPin = () => (
  <svg
    aria-hidden
    width="44"
    height="52"
    viewBox="0 0 44 52"
    className="pointer-events-none absolute start-1/2 top-1/2 z-10 -ms-5.5 -mt-13 [filter:drop-shadow(0_3px_3px_#0000001f)]"
  >
    <path
      d="M22 51S39 35 39 20A17 17 0 0 0 5 20C5 35 22 51 22 51Z"
      className="fill-brand stroke-on-brand"
      strokeWidth="2"
    />
    <circle cx="22" cy="20" r="6.5" className="fill-on-brand" />
  </svg>
);
