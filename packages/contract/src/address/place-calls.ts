import { toWesternDigits } from '@chifan/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import {
  count,
  emptyAsUndefined,
  integer,
  latitude,
  localText,
  longitude,
  opaqueToken,
  requiredText,
  text,
} from '../fields.ts';
import { coordinates, datum, division, foundPlace, placeAddress, regionLevel } from './place-views.ts';

/**
 * Reasons why a maps service can fail. China and the global variant of the app use different services (rule
 * address-14).
 */
const mapReasons = ['map_key_missing', 'map_unavailable'] as const;

export const placeCalls = {
  locateByIp: call({
    path: '/rest/place/ip',
    access: 'public',
    summary: 'Approximate position of the caller’s IP address, for devices without a position.',
    output: z.object({ ...coordinates, city: division.nullable(), accuracyMetres: count }),
    reasons: ['ip_unlocatable', ...mapReasons],
  }),
  reverseGeocode: call({
    path: '/rest/place/reverse',
    access: 'public',
    summary: 'The address at a position, in the reader’s language and in Chinese.',
    input: z.object(coordinates),
    output: placeAddress,
    reasons: ['position_invalid', 'place_unknown', ...mapReasons],
  }),
  searchPlaces: call({
    path: '/rest/place/search',
    access: 'public',
    summary: 'Places by name near a position: shops, streets, landmarks, areas, cities.',
    input: z.object({
      ...coordinates,
      keyword: requiredText(80).overwrite(toWesternDigits),
      /** Code (adcode) of a city. Only places in this city are returned. */
      cityCode: emptyAsUndefined(opaqueToken(12)),
      limit: integer({ min: 1, max: 50 }).default(20),
    }),
    output: z.object({ places: z.array(foundPlace) }),
    reasons: ['position_invalid', ...mapReasons],
  }),
  geocode: call({
    path: '/rest/place/geocode',
    access: 'public',
    summary: 'The position of a written address within a city.',
    input: z.object({ city: requiredText(60), address: requiredText(200) }),
    output: z.object({ ...coordinates, line: localText, lineZh: text }),
    reasons: ['coordinates_not_found', ...mapReasons],
  }),
  translateCoordinates: call({
    path: '/rest/place/translate',
    access: 'public',
    summary: 'Converts a point to another reference system. A pair without `datum` is refused.',
    /**
     * Optional in the schema, so that coordinates without `datum` are refused with the reason `datum_missing` and not
     * as a bad request.
     */
    input: z.object({ ...coordinates, datum: datum.optional(), to: datum }),
    output: z.object({ ...coordinates, datum }),
    reasons: ['position_invalid', 'datum_missing'],
  }),
  regions: call({
    path: '/rest/place/regions',
    access: 'public',
    alsoGet: true,
    caching: 'minutes',
    summary: 'The subdivisions of a region, for the city picker: provinces, cities, areas, streets.',
    input: z.object({ parentCode: emptyAsUndefined(opaqueToken(12)) }),
    output: z.object({
      level: regionLevel,
      regions: z.array(
        z.object({
          code: text,
          name: localText,
          nameZh: text,
          pinyin: text,
          hasChildren: z.boolean(),
          /** Position of the government seat of the region, if known. */
          latitude: latitude.nullable(),
          longitude: longitude.nullable(),
        }),
      ),
    }),
    reasons: ['region_unknown'],
  }),
  mapSettings: call({
    path: '/rest/place/map',
    access: 'public',
    summary: 'Source of the map: an operator’s tiles, or our own basemap.',
    output: z.object({
      /** An XYZ tile source with "{z}/{x}/{y}" in its URL, or null. */
      tiles: z.object({ url: text, attribution: text, maxZoom: count, datum }).nullable(),
      /** Attribution text that the map must show. */
      attribution: text,
      /**
       * Version of the server's map data. GET /rest/place/basemap/{z}/{x}/{y}.json?v=version returns a tile as GeoJSON in
       * WGS-84.
       */
      basemapVersion: text,
    }),
  }),
};
