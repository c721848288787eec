import { datums, translateCoordinates } from '@chifan/domain/address';
import gcoord, { type CRSTypes } from 'gcoord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const shanghai = { latitude: '31.230400', longitude: '121.473700' };

test('translateCoordinates shifts a WGS-84 position in China to GCJ-02', async () => {
  const { data } = await app.call('translateCoordinates', { ...shanghai, datum: 'wgs84', to: 'gcj02' });
  expect(data).toEqual({ latitude: '31.228458', longitude: '121.478223', datum: 'gcj02' });
});

test('translateCoordinates does not shift a position in Seoul', async () => {
  const seoul = { latitude: '37.566500', longitude: '126.978000' };
  const { data } = await app.call('translateCoordinates', { ...seoul, datum: 'wgs84', to: 'gcj02' });
  expect(data).toEqual({ ...seoul, datum: 'gcj02' });
});

test('translateCoordinates rejects coordinates without a reference system, with a message in the language of the request', async () => {
  const answer = await app.call('translateCoordinates', { ...shanghai, to: 'gcj02' }, { language: 'de' });
  expect(answer).toMatchObject({ status: 422, data: { reason: 'datum_missing' } });
  expect(answer.message).toContain('Bezugssystem');
});

const systems: Readonly<Record<(typeof datums)[number], CRSTypes>> = {
  wgs84: gcoord.WGS84,
  gcj02: gcoord.GCJ02,
  bd09: gcoord.BD09,
};
const cities = [
  [31.2304, 121.4737],
  [22.3, 114.17],
  [39.9, 116.4],
  [43.82, 87.6],
  [29.65, 91.14],
] as const;

test.each(cities)('translateCoordinates returns the same position as the gcoord library for %f, %f', (lat, lng) => {
  for (const to of datums) {
    const ours = translateCoordinates({ lat, lng, datum: 'wgs84' }, to);
    const [theirLng, theirLat] = gcoord.transform([lng, lat], gcoord.WGS84, systems[to]);
    expect(ours.lat).toBeCloseTo(theirLat, 8);
    expect(ours.lng).toBeCloseTo(theirLng, 8);
  }
});
