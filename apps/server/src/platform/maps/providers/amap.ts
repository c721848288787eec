import { failure, type Result, success } from '@chifan/domain';
import { distanceMetres, formatCoordinate, fromWgs84, type Position, toWgs84 } from '@chifan/domain/address';
import { z } from 'zod';
import type { GeocodeQuery, MapsFault, MapsProvider, MapsService, PlaceSearchQuery } from '../maps.ts';
import type { MapsConfig } from './maps-config.ts';
import { requestMapsService, type ServiceTools } from './request-maps-service.ts';
import { chineseAddress, chinesePlace, chineseText, cityCodeOf, withChainName } from './wording.ts';

/**
 * The response format, documented at lbs.amap.com: `status` "1", or "0" with an `infocode`. Positions are GCJ-02,
 * longitude first. An absent text is [].
 */
const head = { status: z.string(), infocode: z.string().catch(''), info: z.string().catch('') };
const text = z.union([z.string(), z.array(z.unknown()).transform(() => '')]).catch('');

const ipAnswer = z.object({ ...head, province: text, city: text, adcode: text, rectangle: text });
const component = z.object({
  province: text,
  city: text,
  district: text,
  adcode: text,
  township: text,
  streetNumber: z.object({ street: text, number: text }).partial().catch({}),
});
const reverseAnswer = z.object({
  ...head,
  regeocode: z.object({ formatted_address: text, addressComponent: component }).optional(),
});
const geocodeAnswer = z.object({
  ...head,
  geocodes: z.array(z.object({ formatted_address: text, location: text })).catch([]),
});
const tip = z.object({ name: text, district: text, address: text, location: text });
const tipsAnswer = z.object({ ...head, tips: z.array(tip).catch([]) });

/**
 * Error codes for a problem with the API key: key unknown, key not allowed for this service, IP address not allowed,
 * wrong signature, key of another platform, key switched off, or no permission.
 */
const keyCodes: ReadonlySet<string> = new Set([
  '10001',
  '10002',
  '10005',
  '10006',
  '10007',
  '10008',
  '10009',
  '10012',
  '10013',
]);
/**
 * For each path, the error code with which AMap responds if it finds nothing. The geocoding call then returns the code
 * of an engine failure.
 */
const nothingFound: ReadonlyMap<string, string> = new Map([['/v3/geocode/geo', '30001']]);
const cityMetres = 20_000;

const home = 'https://restapi.amap.com';

type Head = z.ZodType<{ status: string; infocode: string; info: string }>;
type Ask = <Answer extends Head>(
  path: string,
  words: Readonly<Record<string, string>>,
  answer: Answer,
) => Promise<Result<z.output<Answer>, MapsFault>>;

export function amapMaps(config: MapsConfig['amap'], tools: ServiceTools): MapsProvider {
  const ask = askAmap(config, tools);
  return {
    name: 'amap',
    attribution: '© 高德地图',
    locateIp: (ip) => locateIp(ask, ip),
    reverse: ({ position }) => reverse(ask, position),
    search: (words) => search(ask, words),
    geocode: (asked) => geocode(ask, asked),
  };
}

function askAmap({ url, key }: MapsConfig['amap'], tools: ServiceTools): Ask {
  return async (path, words, answer) => {
    if (key === null) return failure('map_key_missing');
    const asked = await requestMapsService(tools, {
      url: url ?? home,
      path,
      query: { ...words, key, output: 'JSON' },
      answer,
    });
    if (!asked.ok) return asked;
    const { status, infocode, info } = asked.value;
    if (status === '1' || nothingFound.get(path) === infocode) return asked;
    tools.log.error({ service: tools.name, path, infocode, info }, 'maps service rejected the request');
    return failure(keyCodes.has(infocode) ? 'map_key_missing' : 'map_unavailable');
  };
}

async function locateIp(ask: Ask, ip: string): ReturnType<MapsService['locateIp']> {
  const found = await ask('/v3/ip', { ip }, ipAnswer);
  if (!found.ok) return found;
  const { city, adcode, rectangle } = found.value;
  const position = middleOf(rectangle);
  if (city === '' || position === undefined) return failure('ip_unlocatable');
  return success({ position, cityCode: cityCodeOf(adcode), cityZh: city, accuracyMetres: cityMetres });
}

async function reverse(ask: Ask, position: Position): ReturnType<MapsService['reverse']> {
  const found = await ask('/v3/geocode/regeo', { location: to(position), extensions: 'base' }, reverseAnswer);
  if (!found.ok) return found;
  const place = found.value.regeocode;
  if (!place || place.addressComponent.province === '') return failure('place_unknown');
  const { streetNumber, township, ...divisions } = place.addressComponent;
  const street = `${streetNumber.street ?? ''}${streetNumber.number ?? ''}` || township;
  return success(chineseAddress({ ...divisions, street, line: place.formatted_address }));
}

async function search(
  ask: Ask,
  { keyword, near, cityCode, limit }: PlaceSearchQuery,
): ReturnType<MapsService['search']> {
  const within = cityCode === null ? {} : { city: cityCode, citylimit: 'true' };
  const words = { keywords: withChainName(keyword, 'zh-CN'), location: to(near), ...within };
  const found = await ask('/v3/assistant/inputtips', words, tipsAnswer);
  if (!found.ok) return found;
  const places = found.value.tips.flatMap(({ name, district, address, location }) => {
    const position = from(location);
    // A search suggestion without a position is only a keyword, not a place.
    if (position === undefined) return [];
    const place = chinesePlace({ name, address: `${district}${address}`, city: '', kind: 'landmark' });
    return [{ ...place, position, distanceMetres: distanceMetres(near, position) }];
  });
  return success(places.slice(0, limit));
}

async function geocode(ask: Ask, { city, address }: GeocodeQuery): ReturnType<MapsService['geocode']> {
  const found = await ask('/v3/geocode/geo', { address, city }, geocodeAnswer);
  if (!found.ok) return found;
  const [place] = found.value.geocodes;
  const position = from(place?.location ?? '');
  if (place === undefined || position === undefined) return failure('coordinates_not_found');
  return success({ position, line: chineseText(place.formatted_address), lineZh: place.formatted_address });
}

/** Parses a position such as "121.47,31.23". Undefined for any other text. */
function from(location: string): Position | undefined {
  const pair = pairOf(location);
  return pair && toWgs84({ ...pair, datum: 'gcj02' });
}

function pairOf(location: string): Position | undefined {
  const [lng, lat] = location.split(',').map(Number);
  if (location === '' || lng === undefined || lat === undefined) return undefined;
  return Number.isNaN(lng) || Number.isNaN(lat) ? undefined : { lat, lng };
}

/**
 * Returns the centre of a rectangle. The centre is computed in GCJ-02 before the conversion, because each corner shifts
 * differently.
 */
function middleOf(rectangle: string): Position | undefined {
  const [one, other] = rectangle.split(';').map(pairOf);
  return one && other && toWgs84({ lat: (one.lat + other.lat) / 2, lng: (one.lng + other.lng) / 2, datum: 'gcj02' });
}

function to(position: Position): string {
  const { lat, lng } = fromWgs84(position, 'gcj02');
  return `${formatCoordinate(lng)},${formatCoordinate(lat)}`;
}
