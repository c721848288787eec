import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMetres, type Position } from '../address/index.ts';
import {
  type ActiveDeliveryJob,
  deliveryJobObstacle,
  isInDirection,
  maxActiveDeliveryJobs,
  routeMetres,
  routeStops,
} from './delivery-route.ts';

/** A position the given kilometres east and north of the centre of Shanghai. */
const at = (east: number, north: number): Position => ({ lat: 31.23 + north / 111.195, lng: 121.47 + east / 95.08 });
const shop = at(0, 0);
const held = (door: Position, isCollected = false): ActiveDeliveryJob => ({ shop, door, isCollected });

describe('direction of an additional delivery job', () => {
  it.each([
    ['a second job with the same restaurant and door', [held(at(2, 0))], { shop, door: at(2, 0) }, true],
    ['a door on the way to the courier’s door', [held(at(3, 0))], { shop, door: at(1, 0) }, true],
    ['a door behind the courier’s door in the same direction', [held(at(1, 0))], { shop, door: at(3, 0) }, true],
    ['a door at 45° to the courier’s direction', [held(at(2, 0))], { shop, door: at(1.414, 1.414) }, true],
    ['a door at a right angle to the courier’s direction', [held(at(2, 0))], { shop, door: at(0, 2) }, false],
    ['a door in the opposite direction', [held(at(2, 0))], { shop, door: at(-2, 0) }, false],
    ['a restaurant on the way to the courier’s door', [held(at(4, 0))], { shop: at(1, 0.1), door: at(3, 0.1) }, true],
    ['a restaurant in the opposite direction', [held(at(4, 0), true)], { shop: at(-3, 0), door: at(3, 0) }, false],
    ['a detour below 500 metres', [held(at(2, 0))], { shop: at(1, 0.1), door: at(1, 0.2) }, true],
    ['a courier without a job', [], { shop: at(5, 5), door: at(-5, -5) }, true],
  ] as const)(
    'isInDirection decides whether a courier’s additional job needs only a short detour: $3 for %s',
    (_case, inHand, job, fits) => {
      expect(isInDirection(shop, inHand, job)).toBe(fits);
    },
  );
});

const place = fc.record({
  lat: fc.double({ min: 31.1, max: 31.3, noNaN: true }),
  lng: fc.double({ min: 121.3, max: 121.6, noNaN: true }),
});
const job = fc.record({ shop: place, door: place });
const inHand = fc.array(fc.record({ shop: place, door: place, isCollected: fc.boolean() }), { maxLength: 2 });
/** Tolerance in metres, because each part of a route is rounded to a metre. */
const rounding = 8;

it('a second delivery job with the same restaurant and door adds nothing to the courier’s route', () => {
  fc.assert(
    fc.property(place, job, (from, twice) => {
      const alone = routeMetres(from, [{ ...twice, isCollected: false }]);
      const both = routeMetres(from, [
        { ...twice, isCollected: false },
        { ...twice, isCollected: false },
      ]);
      expect(both).toBe(alone);
      expect(isInDirection(from, [{ ...twice, isCollected: false }], twice)).toBe(true);
    }),
  );
});

it('an additional delivery job never shortens a route, and adds at most a trip to its shop, its door and back', () => {
  fc.assert(
    fc.property(place, inHand, job, (from, route, more) => {
      const before = routeMetres(from, route);
      const after = routeMetres(from, [...route, { ...more, isCollected: false }]);
      expect(after).toBeGreaterThanOrEqual(before - rounding);
      const there = distanceMetres(from, more.shop) + 2 * distanceMetres(more.shop, more.door);
      expect(after).toBeLessThanOrEqual(before + there + distanceMetres(from, more.shop) + rounding);
    }),
  );
});

it('the length of a courier’s route does not depend on the sequence in which the courier took the jobs', () => {
  fc.assert(
    fc.property(place, inHand, (from, route) => {
      expect(routeMetres(from, route.toReversed())).toBe(routeMetres(from, route));
    }),
  );
});

it('a courier has at most three delivery jobs, even if all doors are in the same direction', () => {
  const jobs = Array.from({ length: maxActiveDeliveryJobs }, () => held(at(2, 0)));
  expect(deliveryJobObstacle(shop, jobs.slice(1), { shop, door: at(2, 0) })).toBeNull();
  expect(deliveryJobObstacle(shop, jobs, { shop, door: at(2, 0) })).toBe('jobs_held_too_many');
  expect(deliveryJobObstacle(shop, [held(at(2, 0))], { shop, door: at(-2, 0) })).toBe('job_out_of_direction');
});

describe('stops of a route', () => {
  const [north, south] = [at(0, 2), at(0, -2)];
  const job = (id: string, stops: { shop: Position; door: Position }, isCollected = false) => ({
    id,
    ...stops,
    isCollected,
  });
  const shown = (from: Position | null, jobs: readonly ReturnType<typeof job>[]) =>
    routeStops(from, jobs).map(({ kind, jobs: stopped }) => `${kind} ${stopped.map(({ id }) => id).join('+')}`);

  it.each([
    ['no job', shop, [], []],
    ['one job', shop, [job('a', { shop, door: north })], ['collect a', 'hand_over a']],
    ['collected food', shop, [job('a', { shop, door: north }, true)], ['hand_over a']],
    [
      'two jobs of one restaurant',
      shop,
      [job('a', { shop, door: at(0, 3) }), job('b', { shop, door: at(0, 1) })],
      ['collect a+b', 'hand_over b', 'hand_over a'],
    ],
    [
      'two jobs to one door',
      shop,
      [job('a', { shop, door: north }), job('b', { shop: at(0, 1), door: north })],
      ['collect a', 'collect b', 'hand_over a+b'],
    ],
    [
      'a restaurant on the way to a door',
      shop,
      [job('a', { shop, door: at(0, 4) }, true), job('b', { shop: at(0, 1), door: at(0, 2) })],
      ['collect b', 'hand_over b', 'hand_over a'],
    ],
    [
      'a door near the courier, and a restaurant farther away',
      south,
      [job('a', { shop: north, door: at(0, 3) }), job('b', { shop, door: at(0, -1.5) }, true)],
      ['hand_over b', 'collect a', 'hand_over a'],
    ],
    ['an unknown position of the courier', null, [job('a', { shop, door: north })], ['collect a', 'hand_over a']],
  ] as const)(
    'routeStops returns the stops of the shortest route, restaurants before their doors: %s',
    (_case, from, jobs, stops) => {
      expect(shown(from, jobs)).toEqual(stops);
    },
  );
});

it('a courier’s route visits every restaurant with uncollected food, and later the guest’s door, exactly once', () => {
  fc.assert(
    fc.property(place, inHand, (from, route) => {
      const stops = routeStops(from, route);
      for (const each of route) {
        const visits = stops.filter(({ jobs }) => jobs.includes(each)).map(({ kind }) => kind);
        expect(visits).toEqual(each.isCollected ? ['hand_over'] : ['collect', 'hand_over']);
      }
    }),
  );
});
