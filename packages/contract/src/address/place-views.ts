import { z } from 'zod';
import { count, latitude, localText, longitude, text } from '../fields.ts';

export const coordinates = { latitude, longitude };

/** The reference system of coordinates. All stored and transmitted coordinates are `wgs84` unless stated otherwise. */
export const datum = z.enum(['wgs84', 'gcj02', 'bd09']);

/**
 * Levels of a Chinese region, widest first. Some cities have no areas, so their streets belong directly to the city.
 */
export const regionLevel = z.enum(['province', 'city', 'area', 'street']);
export type RegionLevel = z.infer<typeof regionLevel>;

/** One unit of a Chinese address. `code` is an adcode of six digits. */
export const division = z.object({ code: text, name: localText, nameZh: text });

export const placeAddress = z.object({
  province: division.nullable(),
  city: division.nullable(),
  district: division.nullable(),
  /** Street with house number, or a nearby landmark, in two languages (rule address-6). */
  street: localText.nullable(),
  streetZh: text,
  /** The full address in one line, in the guest's language (`line`) and in Chinese for the courier (`lineZh`). */
  line: localText,
  lineZh: text,
});
export type PlaceAddress = z.infer<typeof placeAddress>;

export const foundPlace = z.object({
  name: localText,
  nameZh: text,
  pinyin: text,
  kind: z.enum(['shop', 'hotel', 'street', 'landmark', 'area', 'city']),
  address: localText,
  addressZh: text,
  city: localText.nullable(),
  cityZh: text,
  ...coordinates,
  distanceMetres: count,
});
export type FoundPlace = z.infer<typeof foundPlace>;

/** Values of the property `class` of a map feature. */
export const basemapClasses = [
  'water',
  'green',
  'land',
  'building',
  'rail',
  'path',
  'street',
  'main',
  'motorway',
  'border',
  'place',
] as const;
