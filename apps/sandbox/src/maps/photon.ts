import { addressed, district, named, nearest, type Place } from './places.ts';

const spoken = ['default', 'en', 'de', 'fr'];

/** One answer of Photon with its HTTP status; undefined: no such path. */
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
  const byName = named(words);
  return byName.length > 0 ? byName : orNone(addressed(words));
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
