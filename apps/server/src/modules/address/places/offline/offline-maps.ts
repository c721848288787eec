import type { MapsService } from '../../../../platform/maps/maps.ts';
import { geocodeOffline } from './geocode.ts';
import type { KnownPlaces } from './known-places.ts';
import { locateIpOffline } from './locate-ip.ts';
import { reverseOffline } from './reverse.ts';
import { searchOffline } from './search.ts';

export const offlineMaps = (known: KnownPlaces): MapsService => ({
  locateIp: (ip) => locateIpOffline(known.read, ip),
  reverse: (asked) => reverseOffline(known, asked),
  search: (words) => searchOffline(known, words),
  geocode: (asked) => geocodeOffline(known, asked),
});
