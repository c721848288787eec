import { readPosition, toMercator } from '@chifan/domain/address';
import { type OpeningHours, readOpeningHours } from '@chifan/domain/catalogue';
import type { NewShop } from '../seed/city.store.ts';
import { pinyinOf } from '../seed/pinyin-of.ts';
import { hasHan, type Listing, type Problem, type ProblemKind, regionOf } from './listing.ts';
import { readAddress } from './read-address.ts';
import { placeOf, readCuisine, readShopTypes } from './read-cuisine.ts';
import { readNames } from './read-names.ts';
import { readPhone } from './read-phone.ts';

export type ImportedShop = NewShop & {
  readonly brand: { readonly slug: string; readonly name: NewShop['name'] } | null;
};

/** Where nobody knows the hours: those of most restaurants. The shop's text of its hours stays empty then. */
export const assumedHours: OpeningHours = {
  rules: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], spans: [{ opens: 600, closes: 1_320 }] }],
};

/** What an imported shop delivers by until it says otherwise. Fen and metres. */
const assumedDelivery = {
  radiusMetres: 3_000,
  minimumDelivery: 2_000,
  deliveryBaseFee: 500,
  deliveryBaseMetres: 2_000,
  deliveryPerKm: 200,
  packageFee: 200,
  fullReductions: [],
};

/** The shop that a row tells of, or undefined when the row cannot be one; what was not understood goes to `report`. */
export function shopOfListing(
  listing: Listing,
  isChain: (name: string) => boolean,
  report: (problem: Problem) => void,
): ImportedShop | undefined {
  const { tags, row, sourceId } = listing;
  const lose = (lost: Problem['lost'], why: ProblemKind, field: string, value = '') => {
    report({ row, id: sourceId, field, value, why, lost });
    return undefined;
  };
  const position = readPosition(listing.latitude, listing.longitude);
  if (!position || (position.lat === 0 && position.lng === 0))
    return lose('row', 'no_position', 'position', `${listing.latitude},${listing.longitude}`);
  if (tags['shut'] !== undefined) return lose('row', 'shut', 'shut', tags['shut']);
  const place = placeOf(tags);
  if (place === undefined) return lose('row', 'no_place_to_eat', 'amenity', tags['amenity'] ?? tags['shop']);
  const read = readNames(tags);
  if (!read) return lose('row', 'no_name', 'name');
  const region = regionOf(position.lat, position.lng, tags['region']);
  const { cuisine, unknown } = readCuisine(tags, `${read.sign} ${read.names.en ?? ''}`, place, region);
  for (const value of unknown) lose('field', 'cuisine_unknown', 'cuisine', value);
  const hours = hoursOf(tags['opening_hours']);
  if (hours.unread !== undefined) lose('field', 'hours_unread', 'opening_hours', tags['opening_hours']);
  const told = tags['phone'] ?? tags['contact:phone'] ?? tags['contact:mobile'];
  const phone = told === undefined ? undefined : readPhone(told, region);
  if (told !== undefined && phone === undefined) lose('field', 'phone_unread', 'phone', told);
  return {
    sourceId,
    source: listing.source,
    brandId: null,
    brand: brandOf(tags),
    name: read.names,
    nameZh: read.sign,
    pinyin: hasHan(read.sign) ? pinyinOf(read.sign) : '',
    description: {},
    types: readShopTypes(tags, cuisine, place, isChain(read.sign)),
    cuisine,
    ...position,
    ...toMercator(position),
    address: readAddress(tags, region),
    phone: phone ?? null,
    openingHours: hours.hours,
    openingHoursText: hours.text,
    autoAccept: false,
    acceptsForeignCard: true,
    ...assumedDelivery,
  };
}

type ReadHours = { readonly hours: OpeningHours; readonly text: string | null; readonly unread?: string };

function hoursOf(text: string | undefined): ReadHours {
  if (text === undefined) return { hours: assumedHours, text: null };
  // "Weekends" and "not open" as the Chinese list of cafes writes them.
  const read = readOpeningHours(
    text
      .replace(/周末/g, 'Sa-Su')
      .replace(/(不开|休息)/g, ' off')
      .replace(/；/g, ';'),
  );
  return read.ok ? { hours: read.hours, text } : { hours: assumedHours, text: null, unread: read.unread };
}

function brandOf(tags: Listing['tags']): ImportedShop['brand'] {
  const name = tags['brand'];
  if (name === undefined) return null;
  const en = tags['brand:en'] ?? (hasHan(name) ? undefined : name);
  const zh = tags['brand:zh'] ?? (hasHan(name) ? name : undefined);
  return {
    slug: `osm:${(tags['brand:wikidata'] ?? name).toLowerCase()}`,
    name: { ...(en ? { en } : {}), ...(zh ? { 'zh-CN': zh } : {}) },
  };
}
