import { district, findPlaceByAddress, findPlacesByName, nearest, type Place, places } from './places.ts';

const licence = 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright';

/** Responds as Nominatim does, in the format `jsonv2`. Undefined if the path does not exist. */
export function answerAsNominatim(path: string, query: URLSearchParams): object | undefined {
  const face = faceOf(query.get('accept-language') ?? '');
  switch (path) {
    case '/reverse': {
      const place = nearest({ lat: Number(query.get('lat')), lng: Number(query.get('lon')) }, 'wgs84');
      return place === undefined ? { error: 'Unable to geocode' } : rowOf(place, face);
    }
    case '/search': {
      const place = findPlaceByAddress(query.get('q') ?? '');
      return place === undefined ? [] : [rowOf(place, face)];
    }
    case '/lookup': {
      const ids = new Set((query.get('osm_ids') ?? '').split(','));
      return places.filter(({ id }) => ids.has(`N${id}`)).map((place) => rowOf(place, face));
    }
    default:
      return undefined;
  }
}

type Face = 'zh' | 'en';

/**
 * Returns the first requested language in which the sandbox has place names (Chinese or English), otherwise Chinese.
 */
function faceOf(languages: string): Face {
  const wanted = languages.split(',').map((tag) => tag.trim().slice(0, 2));
  return wanted.find((tag): tag is Face => tag === 'zh' || tag === 'en') ?? 'zh';
}

function rowOf(place: Place, face: Face): object {
  const { id, street, number, wgs84, name } = place;
  const country = { zh: '中国', en: 'China' }[face];
  const parts = [number, street[face], district.name[face], district.province[face], '200001', country];
  return {
    place_id: id,
    licence,
    osm_type: 'node',
    osm_id: id,
    lat: wgs84.lat.toFixed(7),
    lon: wgs84.lng.toFixed(7),
    category: 'place',
    type: 'house',
    place_rank: 30,
    importance: 0.000_074,
    addresstype: 'place',
    name: name[face],
    display_name: parts.join(', '),
    address: {
      ...(number === '' ? {} : { house_number: number, road: street[face] }),
      suburb: { zh: '南京东路街道', en: 'Nanjing East Road Subdistrict' }[face],
      city: district.name[face],
      state: district.province[face],
      'ISO3166-2-lvl4': 'CN-SH',
      postcode: '200001',
      country,
      country_code: 'cn',
    },
    boundingbox: [wgs84.lat, wgs84.lat, wgs84.lng, wgs84.lng].map((degrees) => degrees.toFixed(7)),
  };
}

const spoken = ['default', 'en', 'de', 'fr'];

/** Responds as Photon does, with an HTTP status. Undefined if the path does not exist. */
export function answerAsPhoton(path: string, query: URLSearchParams): { status: number; body: object } | undefined {
  const lang = query.get('lang') ?? 'default';
  if (!spoken.includes(lang))
    return { status: 400, body: { message: `Language is not supported. Supported are: ${spoken.join(', ')}` } };
  const found = placesFor(path, query);
  if (found === undefined) return undefined;
  const face = lang === 'en' ? 'en' : 'zh';
  const features = found.slice(0, Number(query.get('limit') ?? 15)).map((place) => featureOf(place, face));
  return { status: 200, body: { type: 'FeatureCollection', features } };
}

function placesFor(path: string, query: URLSearchParams): readonly Place[] | undefined {
  if (path === '/reverse')
    return orNone(nearest({ lat: Number(query.get('lat')), lng: Number(query.get('lon')) }, 'wgs84'));
  if (path !== '/api') return undefined;
  const words = query.get('q') ?? '';
  const byName = findPlacesByName(words);
  return byName.length > 0 ? byName : orNone(findPlaceByAddress(words));
}

const orNone = (place: Place | undefined): readonly Place[] => (place === undefined ? [] : [place]);

const featureOf = ({ id, name, street, number, wgs84 }: Place, face: 'zh' | 'en') => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [wgs84.lng, wgs84.lat] },
  properties: {
    osm_type: 'N',
    osm_id: id,
    osm_key: 'amenity',
    osm_value: 'restaurant',
    type: 'house',
    name: name[face],
    ...(number === '' ? {} : { street: street[face], housenumber: number }),
    postcode: '200001',
    city: district.name[face],
    state: district.province[face],
    country: { zh: '中国', en: 'China' }[face],
    countrycode: 'CN',
  },
});
