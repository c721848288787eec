import { createHash } from 'node:crypto';
import { failure, type Result, success } from '@chifan/domain';
import { distanceMetres, formatCoordinate, fromWgs84, type Position, toWgs84 } from '@chifan/domain/address';
import { z } from 'zod';
import type { GeocodeQuery, MapsFault, MapsProvider, MapsService, PlaceSearchQuery } from '../maps.ts';
import type { MapsConfig } from './maps-config.ts';
import { requestMapsService, type ServiceTools } from './request-maps-service.ts';
import { chineseAddress, chinesePlace, chineseText, cityCodeOf, withChainName } from './wording.ts';

/**
 * The response format, documented at lbs.qq.com: `status` 0, or an error code with a `message`, which may contain the
 * API key. Positions are GCJ-02, latitude first.
 */
const head = { status: z.number() };
const text = z.string().catch('');
const location = z.object({ lat: z.number(), lng: z.number() });
const area = z.object({ adcode: z.coerce.string().catch(''), province: text, city: text, district: text }).partial();

const ipAnswer = z.object({ ...head, result: z.object({ location, ad_info: area }).optional() });
const reverseAnswer = z.object({
  ...head,
  result: z
    .object({
      address: text,
      address_component: z.object({ province: text, city: text, district: text, street: text, street_number: text }),
      ad_info: area,
    })
    .optional(),
});
const geocodeAnswer = z.object({ ...head, result: z.object({ title: text, location }).optional() });
const suggestion = z.object({ title: z.string(), address: text, location, city: text, type: z.number().catch(0) });
const suggestAnswer = z.object({ ...head, data: z.array(suggestion).catch([]) });

/**
 * Error codes for a problem with the API key: key unknown, wrong format, source not allowed, wrong signature, IP
 * address not allowed, or service not switched on.
 */
const keyStatuses: ReadonlySet<number> = new Set([110, 111, 112, 113, 190, 199, 311]);
/** Status codes for an empty result: nothing found, unknown id, private IP address, IP address without a location. */
const nothingStatuses: ReadonlySet<number> = new Set([332, 333, 347, 348, 365, 375, 382]);
/** The accuracy of a position found by IP address, which is only as precise as a city. */
const cityMetres = 20_000;
const maxPlaces = 20;
const divisionType = 4;

const home = 'https://apis.map.qq.com';

/** Sends a request to Tencent. A null result means that nothing was found. */
type Ask = <Answer extends z.ZodType<{ status: number }>>(
  path: string,
  words: Readonly<Record<string, string>>,
  answer: Answer,
) => Promise<Result<z.output<Answer> | null, MapsFault>>;

export function tencentMaps(config: MapsConfig['tencent'], tools: ServiceTools): MapsProvider {
  const ask = askTencent(config, tools);
  return {
    name: 'tencent',
    attribution: '© 腾讯位置服务',
    locateIp: (ip) => locateIp(ask, ip),
    reverse: ({ position }) => reverse(ask, position),
    search: (words) => search(ask, words),
    geocode: (asked) => geocode(ask, asked),
  };
}

function askTencent({ url, key, secret }: MapsConfig['tencent'], tools: ServiceTools): Ask {
  return async (path, words, answer) => {
    if (key === null) return failure('map_key_missing');
    const query = { ...words, key, output: 'json' };
    const signed = secret === null ? query : { ...query, sig: tencentSignature(path, query, secret) };
    const asked = await requestMapsService(tools, { url: url ?? home, path, query: signed, answer });
    if (!asked.ok) return asked;
    const { status } = asked.value;
    if (status === 0) return asked;
    if (nothingStatuses.has(status)) return success(null);
    tools.log.error({ service: tools.name, path, status }, 'maps service rejected the request');
    return failure(keyStatuses.has(status) ? 'map_key_missing' : 'map_unavailable');
  };
}

async function locateIp(ask: Ask, ip: string): ReturnType<MapsService['locateIp']> {
  const found = await ask('/ws/location/v1/ip', { ip }, ipAnswer);
  if (!found.ok) return found;
  const place = found.value?.result;
  if (!place?.ad_info.city) return failure('ip_unlocatable');
  const { adcode = '', city } = place.ad_info;
  const position = from(place.location);
  return success({ position, cityCode: cityCodeOf(adcode), cityZh: city, accuracyMetres: cityMetres });
}

async function reverse(ask: Ask, position: Position): ReturnType<MapsService['reverse']> {
  const found = await ask('/ws/geocoder/v1', { location: to(position) }, reverseAnswer);
  if (!found.ok) return found;
  const place = found.value?.result;
  if (!place?.address_component.province) return failure('place_unknown');
  const { province, city, district, street, street_number: number } = place.address_component;
  const adcode = place.ad_info.adcode ?? '';
  // The house number in Tencent's response may already contain the street name.
  const where = number.startsWith(street) ? number : `${street}${number}`;
  return success(chineseAddress({ adcode, province, city, district, street: where, line: place.address }));
}

async function search(ask: Ask, { keyword, near, cityZh, limit }: PlaceSearchQuery): ReturnType<MapsService['search']> {
  const words = {
    keyword: withChainName(keyword, 'zh-CN'),
    location: to(near),
    page_size: String(Math.min(limit, maxPlaces)),
    page_index: '1',
  };
  // Tencent restricts a search by the city's name, not by its adcode.
  const within = cityZh === null ? {} : { region: cityZh, region_fix: '1' };
  const found = await ask('/ws/place/v1/suggestion', { ...words, ...within }, suggestAnswer);
  if (!found.ok) return found;
  const places = (found.value?.data ?? []).map(({ title: name, address, city, type, location: at }) => {
    const position = from(at);
    const place = chinesePlace({ name, address, city, kind: type === divisionType ? 'area' : 'landmark' });
    return { ...place, position, distanceMetres: distanceMetres(near, position) };
  });
  return success(places);
}

async function geocode(ask: Ask, { city, address }: GeocodeQuery): ReturnType<MapsService['geocode']> {
  const words = { address: address.startsWith(city) ? address : `${city}${address}`, region: city };
  const found = await ask('/ws/geocoder/v1', words, geocodeAnswer);
  if (!found.ok) return found;
  const place = found.value?.result;
  if (place === undefined) return failure('coordinates_not_found');
  const line = place.title === '' ? address : place.title;
  return success({ position: from(place.location), line: chineseText(line), lineZh: line });
}

const from = ({ lat, lng }: Position): Position => toWgs84({ lat, lng, datum: 'gcj02' });

function to(position: Position): string {
  const { lat, lng } = fromWgs84(position, 'gcj02');
  return `${formatCoordinate(lat)},${formatCoordinate(lng)}`;
}

/** For a key with a secret, Tencent requires the MD5 of the path, the sorted query before encoding, and the secret. */
function tencentSignature(path: string, query: Readonly<Record<string, string>>, secret: string): string {
  const sorted = Object.entries(query)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return createHash('md5').update(`${path}?${sorted}${secret}`).digest('hex');
}
