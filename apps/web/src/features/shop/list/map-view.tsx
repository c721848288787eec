import { Skeleton } from '@chifan/ui';
import { lazy, Suspense } from 'react';
import { useLocation } from '../../../platform/location.ts';
import { type ListFilter, shopFilterInput } from './list-filter.ts';
import { ListHead } from './list-head.tsx';

const ShopsMap = lazy(() => import('../../../terms/shop/map/shops-map.tsx'));

type MapViewProps = { readonly filter: ListFilter; readonly onView: (view: ListFilter['view']) => void };

export const MapView = ({ filter, onView }: MapViewProps) => (
  <>
    <ListHead total={null} view="map" isRefreshing={false} onRefresh={() => {}} onView={onView} />
    <ShopsOnMap filter={filter} className="h-[max(24rem,calc(100dvh-15.5rem))]" />
  </>
);

type ShopsOnMapProps = { readonly filter: ListFilter; readonly className: string };

export function ShopsOnMap({ filter, className }: ShopsOnMapProps) {
  const position = useLocation((location) => location.position);
  return (
    <Suspense fallback={<Skeleton className={`${className} rounded-none!`} />}>
      <ShopsMap filter={shopFilterInput(filter)} way={filter.way} position={position} className={className} />
    </Suspense>
  );
}
