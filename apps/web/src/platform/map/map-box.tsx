import { classNames, Loading, Skeleton } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { mapSettingsQuery } from '../../data/map.ts';
import { useLanguage } from '../language.ts';
import { type MapBoxProps, MapCanvas } from './map-canvas.tsx';
import { MapFailure } from './map-failure.tsx';
import type { CreateStreetMap } from './street-map.ts';

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

/** Leaflet's chunk may fail to load without a network. */
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
