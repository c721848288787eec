import { expect, test } from 'vitest';
import { nearDoorMetres, reportEverySeconds, reportNearSeconds, reportSeconds } from './report-interval.ts';

const courier = { lat: 31.2304, lng: 121.4737 };
/** A degree of latitude is 111.195 km. */
const northOf = (metres: number) => ({ lat: courier.lat + metres / 111_195, lng: courier.lng });

test.each([
  [[], reportSeconds],
  [[nearDoorMetres + 10], reportSeconds],
  [[nearDoorMetres - 10], reportNearSeconds],
  [[3_000, 200], reportNearSeconds],
])('a courier with doors %j metres away reports their position every %i seconds', (metres, seconds) => {
  expect(reportEverySeconds(courier, metres.map(northOf))).toBe(seconds);
});
