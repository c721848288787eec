import { Skeleton } from '@chifan/ui';
import { lazy, Suspense } from 'react';
import { useLocation } from '../../../platform/location.ts';
import { askedFilter, type ListFilter } from './list-filter.ts';
import { ListHead } from './list-head.tsx';

const ShopsMap = lazy(() => import('../map/shops-map.tsx'));

type MapViewProps = { readonly filter: ListFilter; readonly onView: (view: ListFilter['view']) => void };

export function MapView({ filter, onView }: MapViewProps) {
  const position = useLocation((location) => location.position);
  return (
    <>
      <ListHead total={null} view="map" isRefreshing={false} onRefresh={() => {}} onView={onView} />
      <Suspense fallback={<Skeleton className="h-[max(24rem,calc(100dvh-13rem))] rounded-none" />}>
        <ShopsMap filter={askedFilter(filter)} way={filter.way} position={position} />
      </Suspense>
    </>
  );
}
