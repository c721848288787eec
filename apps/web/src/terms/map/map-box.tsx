import { MapBox as Box, type MapBoxProps, type MapServer } from '@chifan/ui/map';
import { useQuery } from '@tanstack/react-query';
import { mapSettingsQuery } from '../../data/map.ts';
import { api } from '../../platform/api.ts';
import { placePosition } from '../../platform/place/location-state.ts';
import { siteSettings } from '../../platform/site/site-variant.ts';

/** Shows a map with the tile source from the server’s settings. */
export function MapBox(props: Omit<MapBoxProps, 'source'>) {
  const { data: settings, isError, isFetching, refetch } = useQuery(mapSettingsQuery);
  const hasFailed = isError && !isFetching;
  return <Box {...props} source={{ settings, hasFailed, onRetry: () => void refetch(), server }} />;
}

const server: MapServer = {
  base: () => siteSettings().apiBase,
  shiftAt: async ({ lat, lng }, to) => {
    const moved = await api('/rest/place/translate', { ...placePosition(lat, lng), datum: 'wgs84', to });
    return { lat: Number(moved.latitude) - lat, lng: Number(moved.longitude) - lng };
  },
};
