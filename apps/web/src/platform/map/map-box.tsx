import type { Position } from '@chifan/domain/address';
import { classNames, Loading, Skeleton } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../language.ts';
import { MapCanvas } from './map-canvas.tsx';
import { MapFailure } from './map-failure.tsx';
import { mapSettingsQuery } from './map-settings.query.ts';
import type { MapStart, StreetMap } from './street-map.ts';

/** What the map says, in the words of the term that shows it. */
export type MapWords = {
  /** What it is a map of. */
  readonly name: string;
  /** How it is moved without a finger. */
  readonly keys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Rule address-14: the map could not be loaded. */
  readonly failed: string;
  readonly retry: string;
  /** No streets are known of this area. */
  readonly bare: string;
};

export type CreateStreetMap = (element: HTMLElement, start: MapStart) => StreetMap;

export type MapBoxProps = {
  readonly words: MapWords;
  /** Where it begins; later changes move nothing. */
  readonly start: { readonly centre: Position; readonly zoom: number };
  /** Its size; the same while it loads. */
  readonly className: string;
  readonly isEmbedded?: boolean;
  readonly isCentred?: boolean;
  /** Pins and lines, and what else must reach the map. */
  readonly children?: ReactNode;
  /** What lies over the map and needs none. */
  readonly overlay?: ReactNode;
};

/** A map with its buttons, its states and its sources. The library that draws it comes only now. */
export function MapBox(props: MapBoxProps) {
  const settings = useQuery(mapSettingsQuery);
  const { create, hasFailed, retry } = useMapLibrary();
  const language = useLanguage();
  const again = () => {
    retry();
    if (settings.isError) void settings.refetch();
  };
  const { words, className } = props;
  if (hasFailed || (settings.isError && !settings.isFetching)) {
    return <MapFailure words={words} className={className} onRetry={again} />;
  }
  if (create === null || settings.data === undefined) return <MapSkeleton className={className} />;
  return <MapCanvas key={language} {...props} settings={settings.data} create={create} language={language} />;
}

export const MapSkeleton = ({ className }: { readonly className: string }) => (
  <div className={className}>
    <Loading>
      <Skeleton className={classNames('rounded-none!', className)} />
    </Loading>
  </div>
);

/** Leaflet's file. It comes with the first map; without the network it may not. */
function useMapLibrary() {
  const [create, setCreate] = useState<CreateStreetMap | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  useEffect(() => {
    let isOver = false;
    import('./leaflet/create-street-map.ts').then(
      (library) => isOver || setCreate(() => library.createStreetMap),
      () => isOver || setFailedAttempt(attempt),
    );
    return () => {
      isOver = true;
    };
  }, [attempt]);
  return { create, hasFailed: failedAttempt === attempt, retry: () => setAttempt((count) => count + 1) };
}
