import { distanceMetres, parsePosition, toWgs84 } from '@chifan/domain/address';
import { expect, test } from 'vitest';
import { type RouteApp, routeLink } from './route-links.ts';

const bund = { lat: 31.2397, lng: 121.4998 };
const paris = { lat: 48.8566, lng: 2.3522 };
const fieldsOf = (app: RouteApp, position = bund) =>
  new URL(routeLink(app, { position, nameZh: '老街面馆 & 茶' })).searchParams;

const toldBy: Readonly<Record<RouteApp, (fields: URLSearchParams) => (string | undefined)[]>> = {
  amap: (fields) => (fields.get('to') ?? '').split(',').slice(0, 2).toReversed(),
  tencent: (fields) => (fields.get('tocoord') ?? '').split(','),
  google: (fields) => (fields.get('destination') ?? '').split(','),
};
const told = (app: RouteApp, position = bund) => {
  const [lat = '', lng = ''] = toldBy[app](fieldsOf(app, position));
  const read = parsePosition(lat, lng);
  if (!read) throw new Error(`${app} was told no place`);
  return read;
};

test.each(['amap', 'tencent'] as const)(
  'the route link for %s has the position in GCJ-02, the coordinate system of Chinese maps',
  (app) => {
    const given = told(app);
    expect(distanceMetres(given, bund)).toBeGreaterThan(300);
    expect(distanceMetres(toWgs84({ ...given, datum: 'gcj02' }), bund)).toBe(0);
  },
);

test('the route link for Google has the position in WGS-84', () => expect(told('google')).toEqual(bund));

test.each(['amap', 'tencent', 'google'] as const)(
  'the route link for %s has an unchanged position if the destination is outside China',
  (app) => expect(told(app, paris)).toEqual(paris),
);

test('a route link encodes special characters of the destination’s name', () =>
  expect(fieldsOf('tencent').get('to')).toBe('老街面馆 & 茶'));
