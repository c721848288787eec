import type { Position } from '@chifan/domain/address';
import { mapZoom } from '@chifan/domain/app';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { MapButtons } from './controls/map-buttons.tsx';
import { MapFailure } from './controls/map-failure.tsx';
import { MapFooter } from './controls/map-footer.tsx';
import { StreetMapContext } from './map-context.ts';
import type { MapSettings } from './map-source.ts';
import type { MapTexts } from './map-words.ts';
import type { CreateStreetMap, GroundState, MapServer, StreetMap } from './street-map.ts';

export type MapBoxProps = {
  readonly words: MapTexts;
  /** Initial centre and zoom. The map ignores later changes of this prop. */
  readonly start: { readonly centre: Position; readonly zoom: number };
  /** CSS classes that set the size of the map, even while the map loads. */
  readonly className: string;
  readonly isEmbedded?: boolean;
  readonly isCentred?: boolean;
  /** Called when the visible area turns out to have map data or none. */
  readonly onGround?: (state: GroundState) => void;
  /** Pins, lines and other components that use `useStreetMap`. */
  readonly children?: ReactNode;
  /** Elements that are displayed over the map and do not use it. */
  readonly overlay?: ReactNode;
};

type MapCanvasProps = MapBoxProps & {
  readonly settings: MapSettings;
  readonly server: MapServer;
  readonly create: CreateStreetMap;
  readonly language: string;
};

/** Minimum zoom at which an area without street data shows a notice. */
const streetZoom = 13;

export function MapCanvas({ words, className, children, overlay, settings, onGround, ...rest }: MapCanvasProps) {
  const [ground, setGround] = useState<GroundState>('loading');
  const reportGround = (state: GroundState) => {
    setGround(state);
    onGround?.(state);
  };
  const { place, map } = useMap({ ...rest, settings, onGround: reportGround });
  const zoom = useZoom(map, rest.start.zoom);
  const keys = useId();
  return (
    <div className={classNames('relative isolate overflow-hidden', className)}>
      {/* The map is left to right in every language, because a map must not be mirrored. */}
      <div
        ref={place}
        dir="ltr"
        role="application"
        aria-label={words.name}
        aria-describedby={keys}
        className="absolute inset-0 z-0 -outline-offset-3"
      />
      <p id={keys} className="sr-only">
        {words.keys}
      </p>
      {map && (
        <StreetMapContext value={map}>
          {children}
          <MapButtons words={words} zoom={zoom} />
          <MapFooter attribution={settings.tiles?.attribution ?? settings.attribution} />
        </StreetMapContext>
      )}
      {overlay}
      {ground === 'bare' && zoom >= streetZoom && <BareNote text={words.bare} />}
      {ground === 'failed' && map && (
        <MapFailure words={words} className="absolute inset-0 z-20" onRetry={() => map.refresh()} />
      )}
    </div>
  );
}

/** Rests in the lower padding of `StreetMap.fit`, so that it covers no pin. */
const BareNote = ({ text }: { readonly text: string }) => (
  <p
    role="status"
    className="pointer-events-none absolute inset-x-2 bottom-7 z-10 flex items-center gap-2 rounded-card bg-surface px-3 py-2 text-small text-soft shadow-raised"
  >
    <Icon name="info" size={18} />
    {text}
  </p>
);

type MapOptions = Pick<MapCanvasProps, OptionName> & {
  readonly onGround: (state: GroundState) => void;
};

type OptionName = 'settings' | 'server' | 'create' | 'language' | 'start' | 'isEmbedded' | 'isCentred';

function useMap({ settings, server, create, language, start, isEmbedded, isCentred, onGround }: MapOptions) {
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<StreetMap | null>(null);
  const open = useEffectEvent((element: HTMLElement) =>
    create(element, {
      ...start,
      ground: settings,
      server,
      language,
      isEmbedded: isEmbedded === true,
      isCentred: isCentred === true,
      onGround,
    }),
  );
  useEffect(() => {
    if (place.current === null) return undefined;
    const opened = open(place.current);
    setMap(opened);
    return () => {
      setMap(null);
      opened.remove();
    };
  }, []);
  return { place, map };
}

function useZoom(map: StreetMap | null, first: number): number {
  const [zoom, setZoom] = useState(first);
  useEffect(() => map?.onMoved((view) => setZoom(view.zoom)), [map]);
  return Math.min(mapZoom.max, Math.max(mapZoom.min, zoom));
}
