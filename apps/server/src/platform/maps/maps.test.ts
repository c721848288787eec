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

test('our own data answers while a provider is unreachable, and the log names the provider', async () => {
  const { maps, lines } = mapsWith(async () => failure('map_unavailable'));
  expect(await maps.mapsOf('china').locateIp('1.1.1.1')).toEqual(success(shenzhen));
  expect(lines.join('')).toContain('outside');
});

test('reports a missing or wrong key instead of using our own data', async () => {
  const { maps } = mapsWith(async () => failure('map_key_missing'));
  expect(await maps.mapsOf('china').locateIp('1.1.1.1')).toEqual(failure('map_key_missing'));
});

test('a map names the provider of its site variant, and none for our own data', () => {
  const { maps } = mapsWith(async () => failure('ip_unlocatable'));
  expect(maps.attributionOf('china')).toBe('© Outside');
  expect(maps.attributionOf('global')).toBe('');
});

test('uses the result of a provider that found nothing', async () => {
  const { maps } = mapsWith(async () => failure('ip_unlocatable'));
  expect(await maps.mapsOf('china').locateIp('1.1.1.1')).toEqual(failure('ip_unlocatable'));
});

test('uses our own data for a site without a provider, and for a call that the provider does not offer', async () => {
  const { maps } = mapsWith(async () => failure('ip_unlocatable'));
  const here = { position: shenzhen.position, language: 'en' as const };
  expect(await maps.mapsOf('china').reverse(here)).toEqual(failure('place_unknown'));
  expect(await maps.mapsOf('global').locateIp('1.1.1.1')).toEqual(success(shenzhen));
});
