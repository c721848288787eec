import { createMaps } from '../../platform/maps/maps.ts';
import { providersOf } from '../../platform/maps/providers/providers.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { addressHandlers } from './address.routes.ts';
import { addressData } from './member-privacy.store.ts';
import { addBasemapRoute } from './places/basemap/basemap-route.ts';
import type { KnownPlaces } from './places/offline/known-places.ts';
import { offlineMaps } from './places/offline/offline-maps.ts';
import { placesHandlers } from './places/places.routes.ts';

export type { MemberAddress } from './address.store.ts';
export { addressForOrder } from './address-for-order.ts';
export { fillBasemap } from './places/basemap/fill-basemap.ts';
export { hasMapSources } from './places/basemap/map-feature.store.ts';
export type { MapClass, ReadFeature } from './places/basemap/map-feature.ts';
export { streetNameEn } from './places/basemap/street-name.ts';
export { writeMap } from './places/basemap/write-map.ts';
export { cityOfNetwork } from './places/city-of-network.ts';
export { type GeoShape, geoShape, measured } from './places/geometry/geo-shape.ts';
export { fillRegions } from './places/regions/fill-regions.ts';
export { type NewRegion, nameRegion } from './places/regions/name-region.ts';
export {
  areaNamed,
  hasRegions,
  type KnownRegion,
  knownRegions,
  type NewOutline,
  upsertOutlines,
  upsertRegions,
} from './places/regions/region.store.ts';

type AddressNeeds = Pick<KnownPlaces, 'shopPlacesNear'>;

export function addressModule(platform: Platform, { shopPlacesNear }: AddressNeeds): Module {
  const { read } = platform.database;
  const { config, log } = platform;
  const offline = offlineMaps({ read, shopPlacesNear });
  const maps = createMaps({ offline, providers: providersOf(config.maps, log), log });
  return {
    handlers: { ...addressHandlers(platform), ...placesHandlers({ maps, read }, config) },
    personal: addressData,
    routes: (http) => addBasemapRoute(http, read, config.rateLimitPerMinute),
  };
}
