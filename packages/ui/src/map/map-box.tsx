import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Loading, Skeleton } from '../states/skeleton.tsx';
import { MapFailure } from './controls/map-failure.tsx';
import { type MapBoxProps as CanvasProps, MapCanvas } from './map-canvas.tsx';
import type { MapSource } from './map-source.ts';
import type { CreateStreetMap } from './street-map.ts';

export type MapBoxProps = CanvasProps & { readonly source: MapSource };

export function MapBox({ source, ...props }: MapBoxProps) {
  const { create, hasFailed, retry } = useMapLibrary();
  const { i18n } = useLingui();
  const again = () => {
    retry();
    if (source.hasFailed) source.onRetry();
  };
  const { settings, server } = source;
  const { words, className } = props;
  if (hasFailed || source.hasFailed) return <MapFailure words={words} className={className} onRetry={again} />;
  if (create === null || settings === undefined) return <MapSkeleton className={className} />;
  const language = i18n.locale;
  return (
    <MapCanvas key={language} {...props} settings={settings} server={server} create={create} language={language} />
  );
}

const MapSkeleton = ({ className }: { readonly className: string }) => (
  <div className={className}>
    <Loading>
      <Skeleton className={classNames('rounded-none!', className)} />
    </Loading>
  </div>
);

/** Loads Leaflet on demand. The file cannot be loaded while offline. */
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
