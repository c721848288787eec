import { expect, test } from 'vitest';
import {
  nearDoorMetres,
  positionReportInterval,
  positionReportNearDoorSeconds,
  positionReportSeconds,
} from './report-interval.ts';

const courier = { lat: 31.2304, lng: 121.4737 };
/** A position the given metres north of the courier. A degree of latitude is 111.195 km. */
const northOf = (metres: number) => ({ lat: courier.lat + metres / 111_195, lng: courier.lng });

test.each([
  [[], positionReportSeconds],
  [[nearDoorMetres + 10], positionReportSeconds],
  [[nearDoorMetres - 10], positionReportNearDoorSeconds],
  [[3_000, 200], positionReportNearDoorSeconds],
])(
  'with guests’ doors at distances of %j metres, the courier’s app reports the courier’s position every %i seconds',
  (metres, seconds) => {
    expect(positionReportInterval(courier, metres.map(northOf))).toBe(seconds);
  },
);
