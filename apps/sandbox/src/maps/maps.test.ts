import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newMapsKeys } from './maps-keys.ts';
import { type MapsStandIn, openMapsStandIn } from './maps-server.ts';

const keys = newMapsKeys();
let maps: MapsStandIn;
beforeAll(async () => {
  maps = await openMapsStandIn(keys);
});
beforeEach(() => {
  Object.assign(maps.faults, { delayMs: 0, cutOff: 0, error500: 0, overQuota: 0 });
});
afterAll(() => maps.close());

const get = (path: string, agent = 'test of ours') =>
  fetch(`${maps.base}${path}`, { headers: { 'user-agent': agent } });
const tencent = async (path: string, key = keys.tencent) => (await get(`/tencent/ws${path}&key=${key}`)).json();
const amap = async (path: string, key = keys.amap) => (await get(`/amap/v3${path}&key=${key}`)).json();

test.each([
  ['an API key in another format', '/location/v1/ip?ip=1.2.3.4', 'short', 311],
  ['an unknown API key', '/location/v1/ip?ip=1.2.3.4', newMapsKeys().tencent, 190],
  ['a private IP address', '/location/v1/ip?ip=192.168.0.2', undefined, 375],
  ['an IP address without a location', '/location/v1/ip?ip=8.8.8.8', undefined, 382],
  ['a street address without a result', '/geocoder/v1/?address=nowhere', undefined, 347],
])('the Tencent stand-in returns Tencent’s error status for %s', async (_what, path, key, status) => {
  expect(await tencent(path, key)).toMatchObject({
    status,
    message: expect.any(String),
    request_id: expect.any(String),
  });
});

test('the Tencent stand-in returns coordinates in GCJ-02, latitude first', async () => {
  expect(await tencent('/geocoder/v1?address=上海市瑞灯路8号')).toMatchObject({
    status: 0,
    result: { location: { lat: 31.228458, lng: 121.478223 } },
  });
});

test('the AMap stand-in returns longitude first, its status as text, and [] for a missing value', async () => {
  expect(await amap('/geocode/geo?address=瑞灯路')).toMatchObject({
    status: '1',
    infocode: '10000',
    geocodes: [{ location: '121.478223,31.228458', city: [] }],
  });
  expect(await amap('/ip?ip=8.8.8.8', 'wrong')).toEqual({ status: '0', info: 'INVALID_USER_KEY', infocode: '10001' });
});

test('each maps stand-in reports an exceeded quota with the error code of the real service', async () => {
  maps.faults.overQuota = 4;
  expect(await tencent('/location/v1/ip?ip=8.8.8.8')).toMatchObject({ status: 121 });
  expect(await amap('/ip?ip=8.8.8.8')).toMatchObject({ infocode: '10003' });
  expect((await get('/nominatim/reverse?lat=31&lon=121')).status).toBe(429);
  expect((await get('/photon/api?q=x')).status).toBe(429);
  expect((await get('/photon/api?q=x')).status).toBe(200);
});

test('the Nominatim stand-in rejects a request without a User-Agent, and the Photon stand-in rejects an unsupported language', async () => {
  expect((await get('/nominatim/reverse?lat=31&lon=121', 'node')).status).toBe(403);
  expect((await get('/photon/api?q=x&lang=ja')).status).toBe(400);
});

test('an aborted request to a maps stand-in does not consume the fault that is set for the next request', async () => {
  maps.faults.delayMs = 100;
  const signal = AbortSignal.timeout(20);
  await expect(fetch(`${maps.base}/nominatim/reverse?lat=31&lon=121`, { signal })).rejects.toThrow();
  // The second request has the same delay and started later. When the second is answered, the stand-in has finished the
  // aborted request too.
  await get('/photon/api?q=x');
  Object.assign(maps.faults, { delayMs: 0, error500: 1 });
  expect((await get('/nominatim/reverse?lat=31&lon=121')).status).toBe(500);
});

test('the fault control cutOff makes a maps stand-in return status 200 and an incomplete body', async () => {
  maps.faults.cutOff = 1;
  const answer = await get('/nominatim/reverse?lat=31.2304&lon=121.4737');
  expect(answer.status).toBe(200);
  await expect(answer.json()).rejects.toThrow();
  expect((await get('/nowhere/at-all')).status).toBe(404);
});
