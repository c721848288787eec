import { createHash, randomUUID } from 'node:crypto';
import type { MapsKeys } from './maps-keys.ts';
import {
  addressLineZh,
  cityOfAddress,
  district,
  doorNumberZh,
  findPlaceByAddress,
  findPlacesByName,
  isHomeNetwork,
  nearest,
  type Place,
  parsePair,
} from './places.ts';

/** Responds as Tencent's web API does. An error has HTTP status 200 and a `status` other than 0. */
export function answerAsTencent(keys: MapsKeys, path: string, query: URLSearchParams, isOverQuota: boolean): object {
  const refusal =
    refusalOf(keys, path, query) ?? (isOverQuota ? answerOf(121, '此key每日调用量已达到上限') : undefined);
  if (refusal !== undefined) return refusal;
  const address = query.get('address');
  switch (path.replace(/\/$/, '')) {
    case '/ws/location/v1/ip':
      return locate(query.get('ip') ?? '');
    case '/ws/geocoder/v1':
      return address === null ? reverse(query.get('location')) : geocode(address);
    case '/ws/place/v1/suggestion':
      return suggest(query);
    default:
      return answerOf(404, 'no such service');
  }
}

const answerOf = (status: number, message: string, more: object = {}) => ({
  status,
  message,
  request_id: randomUUID().replaceAll('-', ''),
  ...more,
});
const found = (result: object) => answerOf(0, 'query ok', { result });

/**
 * Returns an error for a wrong key or signature. As with the real service, the message contains the key, so the Chifan
 * server must not log it.
 */
function refusalOf(keys: MapsKeys, path: string, query: URLSearchParams): object | undefined {
  const key = query.get('key') ?? '';
  if (!/^[A-Z0-9]{5}(?:-[A-Z0-9]{5}){5}$/.test(key)) return answerOf(311, `key格式错误: ${key}`);
  if (key !== keys.tencent) return answerOf(190, `无效的key: ${key}`);
  if (keys.tencentSecret === null) return undefined;
  const signed = [...query]
    .filter(([name]) => name !== 'sig')
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();
  const expected = createHash('md5')
    .update(`${path}?${signed.join('&')}${keys.tencentSecret}`)
    .digest('hex');
  return query.get('sig') === expected ? undefined : answerOf(111, '签名验证失败');
}

function locate(ip: string): object {
  if (isHomeNetwork(ip)) return answerOf(375, '局域网IP');
  const place = cityOfAddress(ip);
  if (place === undefined) return answerOf(382, 'IP无法定位');
  const { province, city, adcode, gcj02 } = place;
  const area = { nation: '中国', province, city, district: '', adcode: Number(adcode), nation_code: 156 };
  return found({ ip, location: gcj02, ad_info: area });
}

const area = {
  nation: '中国',
  nation_code: '156',
  province: district.province.zh,
  city: district.province.zh,
  district: district.name.zh,
  adcode: district.adcode,
};

const partsOf = (place: Place) => ({
  nation: '中国',
  province: district.province.zh,
  city: district.province.zh,
  district: district.name.zh,
  street: place.street.zh,
  street_number: doorNumberZh(place),
});

const nowhere = { nation: '', province: '', city: '', district: '', street: '', street_number: '' };

function reverse(location: string | null): object {
  const [lat, lng] = parsePair(location);
  if (Number.isNaN(lat) || Number.isNaN(lng)) return answerOf(310, '请求参数信息有误');
  const place = nearest({ lat, lng }, 'gcj02');
  if (place === undefined)
    return found({ location: { lat, lng }, address: '', address_component: nowhere, ad_info: {} });
  return found({
    location: { lat, lng },
    address: addressLineZh(place),
    address_component: partsOf(place),
    ad_info: area,
  });
}

function geocode(address: string): object {
  const place = findPlaceByAddress(address);
  if (place === undefined) return answerOf(347, '查询无结果');
  return found({
    title: addressLineZh(place),
    location: place.gcj02,
    ad_info: { adcode: district.adcode },
    address_components: partsOf(place),
    similarity: 0.99,
    deviation: 1000,
    reliability: 7,
    level: 9,
  });
}

function suggest(query: URLSearchParams): object {
  const region = query.get('region') ?? district.province.zh;
  // Tencent filters by the name of the city, not by its adcode.
  const isHere = query.get('region_fix') !== '1' || district.province.zh.startsWith(region.replace(/市$/, ''));
  const all = isHere ? findPlacesByName(query.get('keyword') ?? '') : [];
  const data = all.map((place) => ({
    id: String(place.id),
    title: place.name.zh,
    address: addressLineZh(place),
    category: '购物:综合商场',
    type: 0,
    location: place.gcj02,
    adcode: Number(district.adcode),
    province: district.province.zh,
    city: district.province.zh,
    district: district.name.zh,
  }));
  return answerOf(0, 'query ok', { count: data.length, data: data.slice(0, Number(query.get('page_size') ?? 10)) });
}
