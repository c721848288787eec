import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../address/index.ts';
import { bearingDegrees, compassDirection, compassDirections, jobGroups, jobWay } from './job-direction.ts';

/** A position the given kilometres east and north of the centre of Shanghai. */
const at = (east: number, north: number): Position => ({ lat: 31.23 + north / 111.195, lng: 121.47 + east / 95.08 });
const shop = at(0, 0);

describe('direction of a door', () => {
  it.each([
    ['straight north', at(0, 1), 'north'],
    ['10 degrees east of north', at(0.17, 1), 'north'],
    ['45 degrees', at(1, 1), 'north_east'],
    ['straight east', at(1, 0), 'east'],
    ['135 degrees', at(1, -1), 'south_east'],
    ['straight south', at(0, -1), 'south'],
    ['225 degrees', at(-1, -1), 'south_west'],
    ['straight west', at(-1, 0), 'west'],
    ['315 degrees', at(-1, 1), 'north_west'],
    ['10 degrees west of north', at(-0.17, 1), 'north'],
    ['the same place', at(0, 0), 'north'],
  ] as const)('compassDirection names the direction of a door at %s', (_case, door, direction) => {
    expect(compassDirection(shop, door)).toBe(direction);
  });

  it('bearingDegrees returns 0 to below 360 degrees, and every bearing has a compass direction', () => {
    const place = fc.record({
      lat: fc.double({ min: 31.1, max: 31.3, noNaN: true }),
      lng: fc.double({ min: 121.3, max: 121.6, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (from, to) => {
        const bearing = bearingDegrees(from, to);
        expect(bearing >= 0 && bearing < 360).toBe(true);
        expect(compassDirections).toContain(compassDirection(from, to));
      }),
    );
  });
});

describe('way of an offered job', () => {
  it.each([
    ['from the courier’s position', at(0, 3), [], { direction: 'south_east', detourMetres: 5000 }],
    ['from the restaurant if the position is unknown', null, [], { direction: 'east', detourMetres: 2000 }],
    [
      'with a detour from the courier’s other job',
      shop,
      [{ shop, door: at(2, 0), isCollected: true }],
      { direction: 'east', detourMetres: 0 },
    ],
  ] as const)('jobWay returns the direction of the guest’s door and the detour: %s', (_case, from, inHand, way) => {
    const { direction, detourMetres } = jobWay(from, inHand, { shop, door: at(2, 0) });
    expect({ direction, detourMetres: Math.round(detourMetres / 100) * 100 }).toEqual(way);
  });
});

describe('groups of the job list', () => {
  const job = (id: number, direction: 'north' | 'east', detourMetres: number) => ({ id, direction, detourMetres });
  const list = [job(1, 'east', 900), job(2, 'north', 100), job(3, 'east', 300)];
  const idsOf = (hasJobs: boolean) =>
    jobGroups(list, hasJobs).map(({ direction, jobs }) => [direction, jobs.map(({ id }) => id)]);

  it('a courier without a job sees the open jobs grouped by direction, in the order of the list', () => {
    expect(idsOf(false)).toEqual([
      ['east', [1, 3]],
      ['north', [2]],
    ]);
  });

  it('a courier with jobs sees all open jobs in one group, the shortest detour first', () => {
    expect(idsOf(true)).toEqual([[null, [2, 3, 1]]]);
  });

  it('jobGroups returns no groups for an empty list of open jobs', () => {
    expect([jobGroups([], true), jobGroups([], false)]).toEqual([[], []]);
  });
});
