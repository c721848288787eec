import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { providersOf } from './providers.ts';

function chosen(env: Readonly<Record<string, string>>) {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const { china, global } = providersOf(readConfig(env).maps, log);
  return { china: china?.name, global: global?.name, said: lines.join('') };
}

test('the server uses the maps service that the operator configured for a site variant, or none', () => {
  expect(chosen({})).toEqual({ china: undefined, global: undefined, said: '' });
  expect(chosen({ MAPS_GLOBAL: 'photon' })).toMatchObject({ china: undefined, global: 'photon', said: '' });
});

test('the server warns at its start if a maps service has no API key, and names the missing setting', () => {
  expect(chosen({ MAPS_CHINA: 'amap' }).said).toContain('AMAP_KEY is not set');
  expect(chosen({ MAPS_CHINA: 'tencent', AMAP_KEY: 'a' }).said).toContain('TENCENT_MAP_KEY is not set');
});

test('the server warns about the maps licence until the operator confirms it, and never logs an API key', () => {
  const keyed = { MAPS_CHINA: 'tencent', TENCENT_MAP_KEY: 'KEY-OF-OURS' };
  expect(chosen(keyed).said).toContain('licence');
  expect(chosen(keyed).said).not.toContain('KEY-OF-OURS');
  expect(chosen({ ...keyed, MAPS_LICENSED: '1' })).toEqual({ china: 'tencent', global: undefined, said: '' });
});
