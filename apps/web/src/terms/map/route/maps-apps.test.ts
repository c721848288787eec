import { expect, test } from 'vitest';
import { type Destination, mapsAppLink } from './maps-apps.ts';

const there: Destination = {
  latitude: '31.230400',
  longitude: '121.473700',
  nameZh: '老王面馆 & 茶',
  addressZh: '上海市黄浦区福州路1号',
};
const fields = (app: Parameters<typeof mapsAppLink>[0], to = there) => new URL(mapsAppLink(app, to)).searchParams;

test('links to Chinese maps apps mark the coordinates as WGS-84 and contain latitude and longitude in the order that each app expects', () => {
  expect(fields('amap').get('to')).toBe('121.473700,31.230400,老王面馆 & 茶');
  expect(fields('amap').get('coordinate')).toBe('wgs84');
  expect(fields('tencent').get('marker')).toBe(
    'coord:31.230400,121.473700;title:老王面馆 & 茶;addr:上海市黄浦区福州路1号',
  );
  expect(fields('tencent').get('coord_type')).toBe('1');
  expect(fields('baidu').get('location')).toBe('31.230400,121.473700');
  expect(fields('baidu').get('coord_type')).toBe('wgs84');
});

test('links to Google and Apple Maps contain the Chinese address, or the coordinates if there is no address', () => {
  expect(fields('google').get('destination')).toBe('上海市黄浦区福州路1号');
  expect(fields('apple').get('daddr')).toBe('上海市黄浦区福州路1号');
  expect(fields('google', { ...there, addressZh: '' }).get('destination')).toBe('31.230400,121.473700');
});

test('links to the phone’s default maps app and OpenStreetMap contain WGS-84 coordinates', () => {
  expect(mapsAppLink('any', there)).toMatch(/^geo:31\.230400,121\.473700\?q=31\.230400,121\.473700\(%E8/);
  expect(mapsAppLink('osm', there)).toBe(
    'https://www.openstreetmap.org/?mlat=31.230400&mlon=121.473700#map=18/31.230400/121.473700',
  );
});
