import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('needs no setting at all, and then brings its own database and sandbox', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, databaseUrl: null, sandbox: true, stripe: null });
});

it('has no sandbox beside an outside database unless asked for', () => {
  const outside = { DATABASE_URL: 'postgres://db/chifan' };
  expect(readConfig(outside).sandbox).toBe(false);
  expect(readConfig({ ...outside, SANDBOX: '1' }).sandbox).toBe(true);
});

it('takes a variable that is set to nothing as not set', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: null, port: 3000, sandbox: true });
});

it.each([
  ['a port that is none', { PORT: 'eighty' }, /PORT/],
  ['map tiles without a place for their numbers', { MAP_TILE_URL: 'https://tiles.example/map.png' }, /MAP_TILE_URL/],
  ['map tiles that would write into the policy', { MAP_TILE_URL: 'https://a;script-src*/{z}/{x}/{y}' }, /MAP_TILE_URL/],
  ['half of what Stripe needs', { STRIPE_SECRET_KEY: 'sk_live_x' }, /STRIPE_PUBLISHABLE_KEY/],
])('refuses %s in one sentence', (_what, env, words) => {
  expect(() => readConfig(env)).toThrow(words);
});

it('asks no maps service unless one is chosen', () => {
  expect(readConfig({}).maps).toMatchObject({ china: 'offline', global: 'offline', isLicensed: false });
});

it('tells a maps service who asks, and how to reach them', () => {
  const chosen = readConfig({ MAPS_GLOBAL: 'nominatim', MAPS_CONTACT: 'maps@example.org' }).maps;
  expect(chosen).toMatchObject({
    global: 'nominatim',
    userAgent: expect.stringMatching(/^Chifan.*maps@example\.org$/),
  });
});

it.each([
  ['a maps service that there is not', { MAPS_CHINA: 'baidu' }, /MAPS_CHINA/],
  ['a maps service of the other network', { MAPS_GLOBAL: 'tencent' }, /MAPS_GLOBAL/],
  ['an address that is none', { AMAP_URL: 'amap' }, /AMAP_URL/],
  ['a name that would break a header', { MAPS_USER_AGENT: 'Chifan\r\nX: 1' }, /MAPS_USER_AGENT/],
])('refuses %s', (_what, env, words) => {
  expect(() => readConfig(env)).toThrow(words);
});
