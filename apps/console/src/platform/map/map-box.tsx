import { formatCoordinate } from '@chifan/domain/address';
import { MapBox as Box, type MapBoxProps, type MapServer } from '@chifan/ui/map';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Renders the shared map component with the map settings from the server. */
export function MapBox(props: Omit<MapBoxProps, 'source'>) {
  const {
    data: settings,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['map-settings'],
    queryFn: ({ signal }) => api('/rest/place/map', {}, { signal }),
    staleTime: 600_000,
  });
  const hasFailed = isError && !isFetching;
  return <Box {...props} source={{ settings, hasFailed, onRetry: () => void refetch(), server }} />;
}

const server: MapServer = {
  base: () => '',
  shiftAt: async ({ lat, lng }, to) => {
    const here = { latitude: formatCoordinate(lat), longitude: formatCoordinate(lng) };
    const moved = await api('/rest/place/translate', { ...here, datum: 'wgs84', to });
    return { lat: Number(moved.latitude) - lat, lng: Number(moved.longitude) - lng };
  },
};
