import { failure, success } from '@chifan/domain';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createMaps, type MapsService } from './maps.ts';

const shenzhen = { position: { lat: 22.5431, lng: 114.0579 }, cityCode: '440300', cityZh: '深圳市', accuracyMetres: 1 };
const offline: MapsService = {
  locateIp: async () => success(shenzhen),
  reverse: async () => failure('place_unknown'),
  search: async () => success([]),
  geocode: async () => failure('coordinates_not_found'),
};

function mapsWith(locateIp: MapsService['locateIp']) {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const maps = createMaps({
    offline,
    providers: { china: { name: 'outside', attribution: '© Outside', locateIp } },
    log,
  });
  return { maps, lines };
}

test('the server uses its own map data while a map provider is unreachable, and logs the provider’s name', async () => {
  const { maps, lines } = mapsWith(async () => failure('map_unavailable'));
  expect(await maps.mapsOf('china').locateIp('1.1.1.1')).toEqual(success(shenzhen));
  expect(lines.join('')).toContain('outside');
});

test('the server reports a missing or wrong key of a map provider instead of using its own map data', async () => {
  const { maps } = mapsWith(async () => failure('map_key_missing'));
  expect(await maps.mapsOf('china').locateIp('1.1.1.1')).toEqual(failure('map_key_missing'));
});

test('the map attribution names the map provider of the site variant, and is empty for the server’s own data', () => {
  const { maps } = mapsWith(async () => failure('ip_unlocatable'));
  expect(maps.attributionOf('china')).toBe('© Outside');
  expect(maps.attributionOf('global')).toBe('');
});

test('the server returns “not found” of a map provider without trying its own map data', async () => {
  const { maps } = mapsWith(async () => failure('ip_unlocatable'));
  expect(await maps.mapsOf('china').locateIp('1.1.1.1')).toEqual(failure('ip_unlocatable'));
});

test('the server uses its own map data if a site variant has no provider or the provider does not offer the call', async () => {
  const { maps } = mapsWith(async () => failure('ip_unlocatable'));
  const here = { position: shenzhen.position, language: 'en' as const };
  expect(await maps.mapsOf('china').reverse(here)).toEqual(failure('place_unknown'));
  expect(await maps.mapsOf('global').locateIp('1.1.1.1')).toEqual(success(shenzhen));
});
