import { isInGcj02Region, type Position, parsePosition, toMercator } from '@chifan/domain/address';
import { type OpeningHours, parseOpeningHours } from '@chifan/domain/catalogue';
import { pinyinOf } from '../modules/catalogue/index.ts';
import type { NewShop } from '../seed/city.store.ts';
import { hasHan, type Listing, type Problem, type ProblemKind, regionOf } from './listing.ts';
import { readAddress } from './read-address.ts';
import { placeKindOf, readCuisine, readShopTypes } from './read-cuisine.ts';
import { type ReadNames, readNames } from './read-names.ts';
import { readPhone } from './read-phone.ts';

export type ImportedShop = NewShop & {
  readonly brand: { readonly slug: string; readonly name: NewShop['name'] } | null;
};

/** A shop without known hours is closed until its owner sets them (rule catalogue-31). */
const noHours: OpeningHours = { rules: [] };

/** Delivery settings of an imported shop until the merchant changes them, in fen and metres. */
const assumedDelivery = {
  radiusMetres: 3_000,
  minimumDelivery: 2_000,
  deliveryBaseFee: 500,
  deliveryBaseMetres: 2_000,
  deliveryPerKm: 200,
  packageFee: 200,
  fullReductions: [],
};

type Report = (problem: Problem) => void;
type IsChain = (name: string) => boolean;

export function shopOfListing(listing: Listing, isChain: IsChain, report: Report): ImportedShop | undefined {
  const { tags, latitude, longitude } = listing;
  const leave = (why: ProblemKind, field: string, value = '') => {
    report({ row: listing.row, id: listing.sourceId, field, value, why, lost: 'row' });
    return undefined;
  };
  const position = parsePosition(latitude, longitude);
  if (!position || (position.lat === 0 && position.lng === 0))
    return leave('no_position', 'position', `${latitude},${longitude}`);
  if (!isInGcj02Region(position)) return leave('outside_area', 'position', `${latitude},${longitude}`);
  if (tags['shut'] !== undefined) return leave('shut', 'shut', tags['shut']);
  const place = placeKindOf(tags);
  if (place === undefined) return leave('no_place_to_eat', 'amenity', tags['amenity'] ?? tags['shop']);
  const names = readNames(tags);
  if (!names) return leave('no_name', 'name');
  return {
    sourceId: listing.sourceId,
    source: listing.source,
    ...position,
    ...toMercator(position),
    ...rightsAndRules(tags),
    name: names.names,
    nameZh: names.sign,
    pinyin: hasHan(names.sign) ? pinyinOf(names.sign) : '',
    ...fieldsOf(listing, { position, place, names }, isChain, report),
  };
}

const rightsAndRules = (tags: Listing['tags']) => ({
  brandId: null,
  brand: brandOf(tags),
  description: {},
  autoAccept: false,
  acceptsForeignCard: true,
  ...assumedDelivery,
});

type Known = { readonly position: Position; readonly place: string; readonly names: ReadNames };

function fieldsOf(listing: Listing, { position, place, names }: Known, isChain: IsChain, report: Report) {
  const { tags, row, sourceId: id } = listing;
  const lose = (why: ProblemKind, field: string, value: string) =>
    report({ row, id, field, value, why, lost: 'field' });
  const region = regionOf(position.lat, position.lng, tags['region']);
  const { cuisine, unknown } = readCuisine(tags, `${names.sign} ${names.names.en ?? ''}`, place, region);
  for (const value of unknown) lose('cuisine_unknown', 'cuisine', value);
  const { hours, text, isUnread } = hoursOf(tags['opening_hours']);
  if (isUnread) lose('hours_unread', 'opening_hours', tags['opening_hours'] ?? '');
  const phoneTag = tags['phone'] ?? tags['contact:phone'] ?? tags['contact:mobile'];
  const phone = phoneTag === undefined ? undefined : readPhone(phoneTag, region);
  if (phoneTag !== undefined && phone === undefined) lose('phone_unread', 'phone', phoneTag);
  return {
    types: readShopTypes(tags, cuisine, place, isChain(names.sign)),
    cuisine,
    address: readAddress(tags, region),
    phone: phone ?? null,
    openingHours: hours,
    openingHoursText: text,
  };
}

type ReadHours = { readonly hours: OpeningHours; readonly text: string | null; readonly isUnread: boolean };

function hoursOf(text: string | undefined): ReadHours {
  if (text === undefined) return { hours: noHours, text: null, isUnread: false };
  const read = parseOpeningHours(text);
  return read.ok ? { hours: read.hours, text, isUnread: false } : { hours: noHours, text: null, isUnread: true };
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
