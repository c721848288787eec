import { failure, type Language, type Result, success } from '@chifan/domain';
import { distanceMetres, type Position } from '@chifan/domain/address';
import { z } from 'zod';
import type { FoundPlace, GeocodeQuery, MapsFault, MapsProvider, MapsService, PlaceSearchQuery } from '../maps.ts';
import type { MapsConfig } from './maps-config.ts';
import { type OsmAddress, osmCity, osmLine, osmPlaceAddress } from './osm-address.ts';
import { requestMapsService, type ServiceTools } from './request-maps-service.ts';
import { pinyinOf, withChainName, withScriptLanguage } from './wording.ts';

/**
 * The response format, documented at github.com/komoot/photon: GeoJSON, longitude first, WGS-84. The language `default`
 * means the local language of the place.
 */
const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.unknown()) }),
  properties: z.record(z.string(), z.unknown()),
});
type Feature = z.output<typeof feature>;
const answer = z.object({ features: z.array(feature) });

const home = 'https://photon.komoot.io';

type Words = Readonly<Record<string, string>>;
type Face = { readonly own: Feature; readonly zh: Feature; readonly language: Language };
type AskBoth = (path: string, words: Words, guest: Language) => Promise<Result<readonly Face[], MapsFault>>;

/**
 * Requests addresses from Photon, for the site variant outside China. Photon's terms allow a search at each typed
 * letter.
 */
export function photonMaps(config: MapsConfig['photon'], tools: ServiceTools): MapsProvider {
  const ask = askBothFaces(config, tools);
  return {
    name: 'photon',
    attribution: '© OpenStreetMap contributors (ODbL)',
    reverse: (asked) => reverse(ask, asked),
    search: (words) => search(ask, words),
    geocode: (asked) => geocode(ask, asked),
  };
}

/**
 * Requests an address in the local language and in English. Photon returns Chinese if a place has no German or French
 * name, and in this case English is better for guests.
 */
function askBothFaces({ url }: MapsConfig['photon'], tools: ServiceTools): AskBoth {
  const ask = (path: string, words: Words, lang: string) =>
    requestMapsService(tools, { url: url ?? home, path, query: { ...words, lang }, answer });
  return async (path, words, guest) => {
    const language = guest === 'zh-CN' ? guest : 'en';
    const inPlace = ask(path, words, 'default');
    const [own, zh] = await Promise.all([language === 'en' ? ask(path, words, 'en') : inPlace, inPlace]);
    if (!own.ok) return own;
    if (!zh.ok) return zh;
    const inChinese = new Map(zh.value.features.map((each) => [osmId(each), each]));
    return success(own.value.features.map((each) => ({ own: each, zh: inChinese.get(osmId(each)) ?? each, language })));
  };
}

type Here = { readonly position: Position; readonly language: Language };

async function reverse(ask: AskBoth, { position, language }: Here): ReturnType<MapsService['reverse']> {
  const found = await ask('/reverse', { lat: String(position.lat), lon: String(position.lng), limit: '1' }, language);
  if (!found.ok) return found;
  const [face] = found.value;
  return face === undefined ? failure('place_unknown') : success(osmPlaceAddress(addressesOf(face)));
}

async function search(ask: AskBoth, words: PlaceSearchQuery): ReturnType<MapsService['search']> {
  const { keyword, near, cityZh, limit, language } = words;
  // OpenStreetMap has names of hotels in China in Chinese and English.
  const q = withChainName(keyword, language === 'zh-CN' ? language : 'en');
  const asked = { q, lat: String(near.lat), lon: String(near.lng), limit: String(limit) };
  const found = await ask('/api', asked, language);
  if (!found.ok) return found;
  const places = found.value.filter((face) => cityZh === null || isInCity(face, cityZh)).map(placeOf);
  return success(places.map((place) => ({ ...place, distanceMetres: distanceMetres(near, place.position) })));
}

async function geocode(ask: AskBoth, { city, address, language }: GeocodeQuery): ReturnType<MapsService['geocode']> {
  const found = await ask('/api', { q: `${address}, ${city}`, limit: '1' }, language);
  if (!found.ok) return found;
  const [face] = found.value;
  if (face === undefined) return failure('coordinates_not_found');
  const { line, lineZh } = osmPlaceAddress(addressesOf(face));
  return success({ position: positionOf(face.own), line, lineZh });
}

const osmId = ({ properties }: Feature): string => `${String(properties['osm_type'])}${String(properties['osm_id'])}`;

const positionOf = ({ geometry: { coordinates } }: Feature) => ({ lat: coordinates[1], lng: coordinates[0] });

const renamed: Words = { street: 'road', housenumber: 'house_number', countrycode: 'country_code', locality: 'suburb' };

const addressOf = ({ properties }: Feature): OsmAddress =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([word, value]) =>
      typeof value === 'string' ? [[renamed[word] ?? word, value]] : [],
    ),
  );

const addressesOf = ({ own, zh, language }: Face) => ({ own: addressOf(own), zh: addressOf(zh), language });

function isInCity({ zh }: Face, cityZh: string): boolean {
  const { state, city, county, district } = addressOf(zh);
  return [state, city, county, district].some(
    (name) => name !== undefined && cityZh.startsWith(name.replace(/市$/, '')),
  );
}

function placeOf(face: Face): Omit<FoundPlace, 'distanceMetres'> {
  const { own, zh, language } = addressesOf(face);
  const city = osmCity({ own, zh });
  const lineZh = osmLine({ own: zh, zh, language: 'zh-CN' });
  const nameZh = zh['name'] ?? lineZh;
  const line = osmLine({ own, zh, language });
  return {
    name: withScriptLanguage(own['name'] ?? line, language),
    nameZh,
    pinyin: pinyinOf(nameZh),
    kind: kindOf(own),
    address: withScriptLanguage(line, language),
    addressZh: lineZh,
    city: city.name === '' ? null : withScriptLanguage(city.name, language),
    cityZh: city.nameZh,
    position: positionOf(face.own),
  };
}

const hotels: ReadonlySet<string> = new Set(['hotel', 'hostel', 'guest_house', 'motel', 'apartment', 'chalet']);

const kindOf = ({ osm_key: key, osm_value: value = '', type = '' }: OsmAddress): FoundPlace['kind'] =>
  key === 'tourism' && hotels.has(value) ? 'hotel' : (kinds[type] ?? 'landmark');

const kinds: Readonly<Record<string, FoundPlace['kind']>> = {
  street: 'street',
  locality: 'area',
  district: 'area',
  county: 'area',
  city: 'city',
  state: 'city',
};
