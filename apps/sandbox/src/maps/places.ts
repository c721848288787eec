/** A position. Chinese services use GCJ-02, all others WGS-84. */
type Pair = { readonly lat: number; readonly lng: number };

export type Place = {
  readonly id: number;
  readonly name: { readonly zh: string; readonly en: string };
  readonly street: { readonly zh: string; readonly en: string };
  readonly number: string;
  readonly wgs84: Pair;
  readonly gcj02: Pair;
};

export type System = 'wgs84' | 'gcj02';

export const district = {
  adcode: '310101',
  province: { zh: '上海市', en: 'Shanghai' },
  name: { zh: '黄浦区', en: 'Huangpu District' },
};

/** Invented places, one per row: `id | name zh | name en | street zh | street en | number | WGS-84 | GCJ-02` */
export const places: readonly Place[] = [
  '9000001 | 瑞灯楼 | Lucky Lantern Hall | 瑞灯路 | Ruideng Road | 8 | 31.2304,121.4737 | 31.228458,121.478223',
  '9000002 | 松风茶馆 | Pine Wind Teahouse | 松风路 | Songfeng Road | 21 | 31.236201,121.478812 | 31.234247,121.483319',
  '9000003 | 瑞灯咖啡 | Lucky Lantern Coffee | 云巷 | Cloud Lane | 3 | 31.225707,121.469913 | 31.223773,121.474448',
  '9000004 | 桥东广场 | East Bridge Square | 桥东路 | Qiaodong Road | 100 | 31.22741,121.48702 | 31.225428,121.491497',
].map(placeOf);

function placeOf(row: string): Place {
  const [id = '', zh = '', en = '', streetZh = '', streetEn = '', number = '', ...pairs] = row.split(' | ');
  const [wgs84, gcj02] = pairs.map((pair) => parsePair(pair)).map(([lat, lng]) => ({ lat, lng })) as [Pair, Pair];
  return { id: Number(id), name: { zh, en }, street: { zh: streetZh, en: streetEn }, number, wgs84, gcj02 };
}

/**
 * Maximum distance in degrees to find a street address. It is less than the offset between WGS-84 and GCJ-02, so a
 * query with coordinates in the wrong system finds another address or none.
 */
const doorDegrees = 0.003;
const districtDegrees = 0.05;
const noStreet = { street: { zh: '', en: '' }, number: '' };

/**
 * Returns the nearest place. If the place is too far for an address, returns its district. Undefined if the district is
 * too far as well.
 */
export function nearest(here: Pair, system: System): Place | undefined {
  const away = ({ [system]: at }: Place) => Math.hypot(at.lat - here.lat, at.lng - here.lng);
  const [first] = places.toSorted((a, b) => away(a) - away(b));
  if (first === undefined || away(first) > districtDegrees) return undefined;
  return away(first) <= doorDegrees ? first : { ...first, ...noStreet, name: district.name };
}

/** Street and number in Chinese, such as 瑞灯路8号. Empty if the street is unknown. */
export const doorNumberZh = ({ street, number }: Place): string => (street.zh === '' ? '' : `${street.zh}${number}号`);

export const findPlacesByName = (words: string): readonly Place[] =>
  places.filter(({ name, street }) =>
    [name.zh, name.en, street.zh, street.en].some((text) => words !== '' && has(text, words)),
  );

/** Finds the place whose street name occurs in the address. */
export const findPlaceByAddress = (address: string): Place | undefined =>
  places.find(({ street }) => has(address, street.zh) || has(address, street.en));

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

export const addressLineZh = (place: Place): string =>
  `${district.province.zh}${district.name.zh}${doorNumberZh(place)}`;

const cityAddresses: Readonly<Record<string, { adcode: string; province: string; city: string; gcj02: Pair }>> = {
  '202.96.134.133': {
    adcode: '440300',
    province: '广东省',
    city: '深圳市',
    gcj02: { lat: 22.540383, lng: 114.063014 },
  },
  '202.96.209.5': { adcode: '310000', province: '上海市', city: '上海市', gcj02: { lat: 31.228458, lng: 121.478223 } },
};

export const cityOfAddress = (ip: string) => cityAddresses[ip];

export const isHomeNetwork = (ip: string): boolean =>
  /^(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(ip) || ip === '::1' || /^f[cd]/i.test(ip);

/** Parses two numbers such as "31.2,121.4". A missing number is NaN. */
export function parsePair(text: string | null): readonly [number, number] {
  const [first = Number.NaN, second = Number.NaN] = (text ?? '').split(',').map(Number);
  return [first, second];
}
