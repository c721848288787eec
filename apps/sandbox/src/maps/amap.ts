import type { MapsKeys } from './maps-keys.ts';
import {
  addressLineZh,
  cityOfAddress,
  district,
  findPlaceByAddress,
  findPlacesByName,
  isHomeNetwork,
  nearest,
  type Place,
  parsePair,
} from './places.ts';

/** Responds as AMap's web API does. An error has HTTP status 200, `status` "0" and an `infocode`. */
export function answerAsAmap(keys: MapsKeys, path: string, query: URLSearchParams, isOverQuota: boolean): object {
  if (query.get('key') !== keys.amap) return refused('10001', 'INVALID_USER_KEY');
  if (isOverQuota) return refused('10003', 'DAILY_QUERY_OVER_LIMIT');
  switch (path) {
    case '/v3/ip':
      return locate(query.get('ip') ?? '');
    case '/v3/geocode/regeo':
      return reverse(query.get('location'));
    case '/v3/geocode/geo':
      return geocode(query.get('address') ?? '');
    case '/v3/assistant/inputtips':
      return tips(query);
    default:
      return refused('10002', 'SERVICE_NOT_AVAILABLE');
  }
}

const refused = (infocode: string, info: string) => ({ status: '0', info, infocode });
const found = (more: object) => ({ status: '1', info: 'OK', infocode: '10000', ...more });
const written = ({ gcj02 }: Place): string => `${gcj02.lng},${gcj02.lat}`;

/** AMap returns an empty array for a missing text. */
const none: readonly never[] = [];

function locate(ip: string): object {
  if (isHomeNetwork(ip)) return found({ province: '局域网', city: none, adcode: none, rectangle: none });
  const place = cityOfAddress(ip);
  if (place === undefined) return found({ province: none, city: none, adcode: none, rectangle: none });
  const { province, city, adcode, gcj02 } = place;
  const corner = (by: number) => `${(gcj02.lng + by).toFixed(7)},${(gcj02.lat + by).toFixed(7)}`;
  return found({ province, city, adcode, rectangle: `${corner(-0.2)};${corner(0.2)}` });
}

/** Administrative divisions of a place. AMap names a municipality such as Shanghai only once, as the province. */
const divisions = {
  country: '中国',
  province: district.province.zh,
  city: none,
  citycode: '021',
  district: district.name.zh,
  adcode: district.adcode,
};

function reverse(location: string | null): object {
  const [lng, lat] = parsePair(location);
  if (Number.isNaN(lat) || Number.isNaN(lng)) return refused('20000', 'INVALID_PARAMS');
  const place = nearest({ lat, lng }, 'gcj02');
  if (place === undefined)
    return found({ regeocode: { formatted_address: none, addressComponent: { ...nowhere, country: none } } });
  const { street, number } = place;
  const streetNumber = {
    street: street.zh || none,
    number: number === '' ? none : `${number}号`,
    location: written(place),
    direction: '东',
    distance: '3',
  };
  const component = {
    ...divisions,
    township: '南京东路街道',
    towncode: '310101002000',
    neighborhood: { name: none, type: none },
    building: { name: none, type: none },
    streetNumber,
    businessAreas: [none],
  };
  return found({ regeocode: { formatted_address: addressLineZh(place), addressComponent: component } });
}

const nowhere = { province: none, city: none, district: none, adcode: none, township: none, streetNumber: {} };

function geocode(address: string): object {
  const place = findPlaceByAddress(address);
  if (place === undefined) return refused('30001', 'ENGINE_RESPONSE_DATA_ERROR');
  const { street, number } = place;
  const more = { township: none, street: street.zh, number: `${number}号`, location: written(place), level: '门牌号' };
  return found({ count: '1', geocodes: [{ formatted_address: addressLineZh(place), ...divisions, ...more }] });
}

function tips(query: URLSearchParams): object {
  const isHere = query.get('citylimit') !== 'true' || ['310000', '310100', '310101'].includes(query.get('city') ?? '');
  const all = (isHere ? findPlacesByName(query.get('keywords') ?? '') : []).map((place) => ({
    id: `B${place.id}`,
    name: place.name.zh,
    district: `${district.province.zh}${district.name.zh}`,
    adcode: district.adcode,
    location: written(place),
    address: `${place.street.zh}${place.number}号`,
    typecode: '050000',
    city: none,
  }));
  // Add a suggestion without a position, because the real service also returns such suggestions.
  const word = {
    id: none,
    name: `${query.get('keywords')}附近`,
    district: none,
    adcode: none,
    location: none,
    address: none,
  };
  return found({ count: String(all.length + 1), tips: [word, ...all] });
}
