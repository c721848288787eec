import type { Handlers } from '../../../platform/http/handlers.ts';
import { geocodeAddress } from './geocode-address.ts';
import { listRegions } from './list-regions.ts';
import { locateByIp } from './locate-by-ip.ts';
import type { Places } from './places.ts';
import { reverseGeocode } from './reverse-geocode.ts';
import { searchPlaces } from './search-places.ts';

export const placesHandlers = (places: Places) =>
  ({
    locateByIp: (_input, context) => locateByIp(places, context),
    reverseGeocode: (input, context) => reverseGeocode(places, input, context),
    searchPlaces: (input, context) => searchPlaces(places, input, context),
    geocode: (input, context) => geocodeAddress(places, input, context),
    regions: (input, context) => listRegions(places, input, context),
  }) satisfies Partial<Handlers>;
