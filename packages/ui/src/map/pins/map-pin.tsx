import type { Position } from '@chifan/domain/address';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStreetMap } from '../map-context.ts';

type MapPinProps = {
  readonly at: Position;
  /** True centres the content on the position, for dots. Otherwise the tip of the pin is at the position. */
  readonly isDot?: boolean;
  readonly children: ReactNode;
};

export function MapPin({ at: { lat, lng }, isDot = false, children }: MapPinProps) {
  const map = useStreetMap();
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => map.place(element, { lat, lng }), [map, element, lat, lng]);
  const shift = isDot ? 'absolute -translate-1/2' : 'absolute -translate-x-1/2 -translate-y-full';
  return createPortal(<div className={shift}>{children}</div>, element);
}

export const GuestDot = ({ at, label }: { readonly at: Position; readonly label: string }) => (
  <MapPin at={at} isDot>
    <span
      role="img"
      aria-label={label}
      className="block size-5 rounded-full border-3 border-surface bg-link shadow-raised"
    />
  </MapPin>
);

export function MapLine({ from, to }: { readonly from: Position; readonly to: Position }) {
  const map = useStreetMap();
  const ends = [from.lat, from.lng, to.lat, to.lng].join(' ');
  useEffect(() => {
    const [fromLat = 0, fromLng = 0, toLat = 0, toLng = 0] = ends.split(' ').map(Number);
    return map.line({ lat: fromLat, lng: fromLng }, { lat: toLat, lng: toLng });
  }, [map, ends]);
  return null;
}
