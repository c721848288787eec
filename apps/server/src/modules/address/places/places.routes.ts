import type { Config } from '../../../platform/config.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { showMapSettings } from './basemap/show-map-settings.ts';
import { listRegions } from './list-regions.ts';
import { geocodeAddress, locateByIp, reverseGeocode, searchPlaces, translateWire } from './maps-calls.ts';
import type { Places } from './places.ts';

export const placesHandlers = (places: Places, config: Config) =>
  ({
    locateByIp: (_input, context) => locateByIp(places, context),
    reverseGeocode: (input, context) => reverseGeocode(places, input, context),
    searchPlaces: (input, context) => searchPlaces(places, input, context),
    geocode: (input, context) => geocodeAddress(places, input, context),
    mapSettings: (_input, context) => showMapSettings(places, config, context),
    translateCoordinates: (input) => translateWire(input),
    regions: (input, context) => listRegions(places, input, context),
  }) satisfies Partial<Handlers>;
