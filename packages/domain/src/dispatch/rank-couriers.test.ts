import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../address/index.ts';
import { maxActiveDeliveryJobs } from './delivery-route.ts';
import { couriersPerOfferRing, maxCourierOfferMetres } from './offering.ts';
import { bestCouriers, type CandidateCourier, maxRefusalsCounted, nextOfferRing } from './rank-couriers.ts';

const at = (east: number, north: number): Position => ({ lat: 31.23 + north / 111.195, lng: 121.47 + east / 95.08 });
const job = { shop: at(0, 0), door: at(2, 0) };
const same = { ...job, isCollected: false };

const courier = (id: number, changes: Partial<CandidateCourier> = {}): CandidateCourier => ({
  id,
  position: at(1, 0),
  inHand: [],
  isOnBreak: false,
  offered: 0,
  refusals: 0,
  ...changes,
});
const all = (couriers: readonly CandidateCourier[]) => bestCouriers(job, couriers, couriers.length);
const ranked = (...couriers: CandidateCourier[]) => all(couriers).map(({ id }) => id);

describe('rank of two couriers', () => {
  it.each([
    ['the nearer courier ranks first', courier(1, { position: at(1.1, 0) }), courier(2)],
    ['at the same distance a courier without a job ranks first', courier(1, { inHand: [same] }), courier(2)],
    [
      'a courier at the restaurant with a job in the same direction ranks before a free one a kilometre away',
      courier(1),
      courier(2, { position: at(0, 0), inHand: [same] }),
    ],
    ['at the same distance a courier without another open offer ranks first', courier(1, { offered: 1 }), courier(2)],
    ['at the same distance a courier without refusals ranks first', courier(1, { refusals: 1 }), courier(2)],
    [
      'a near courier with two refusals ranks before a distant one without refusals',
      courier(1, { position: at(2, 0) }),
      courier(2, { refusals: 2 }),
    ],
    [
      'a courier with a known position ranks before a courier without one',
      courier(1, { position: null }),
      courier(2, { refusals: 5 }),
    ],
    ['of two equal couriers the one with the smaller id ranks first', courier(2), courier(1)],
  ])('couriers are ranked by distance, jobs and refused offers: %s', (_case, later, first) => {
    expect(ranked(later, first)).toEqual([first.id, later.id]);
  });
});

it('a courier gets no offer if they are too far away, have three jobs, or go in another direction', () => {
  const far = courier(1, { position: at(maxCourierOfferMetres / 1000 + 0.1, 0) });
  const full = courier(2, { inHand: Array.from({ length: maxActiveDeliveryJobs }, () => same) });
  const away = courier(3, { inHand: [{ shop: at(0, 0), door: at(-3, 0), isCollected: false }] });
  expect(ranked(far, full, away)).toEqual([]);
});

it('a courier on a break gets no offer, even if no other courier is near', () => {
  expect(ranked(courier(1, { isOnBreak: true }))).toEqual([]);
  expect(ranked(courier(1, { isOnBreak: true }), courier(2))).toEqual([2]);
});

it('refused offers in addition to `maxRefusalsCounted` do not lower a courier’s rank further', () => {
  const [many, most] = [maxRefusalsCounted, 100].map((refusals) => all([courier(1, { refusals })])[0]);
  expect(most).toEqual(many);
});

const couriers = fc
  .array(
    fc.record({
      position: fc.option(
        fc.record({ lat: fc.double({ min: 31.1, max: 31.3, noNaN: true }), lng: fc.constant(121.47) }),
      ),
      inHand: fc.constant([]),
      isOnBreak: fc.constant(false),
      offered: fc.nat(3),
      refusals: fc.nat(9),
    }),
    { maxLength: 12 },
  )
  .map((some) => some.map((each, index): CandidateCourier => ({ ...each, id: index + 1 })));

it('nextOfferRing selects each courier who may get an offer of a job once, the best-ranked couriers first', () => {
  fc.assert(
    fc.property(couriers, (some) => {
      const order = all(some);
      expect(all(some.toReversed())).toEqual(order);
      const asked = new Set<number>();
      const told: number[] = [];
      for (let ring = nextOfferRing(job, some, asked); ring.length > 0; ring = nextOfferRing(job, some, asked)) {
        expect(ring.length).toBeLessThanOrEqual(couriersPerOfferRing);
        for (const id of ring) asked.add(id);
        told.push(...ring);
      }
      expect(told).toEqual(order.map(({ id }) => id));
    }),
  );
});

it('a shorter distance or fewer refused offers never lower a courier’s rank', () => {
  fc.assert(
    fc.property(couriers, fc.nat(9), (others, refusals) => {
      const placeOf = (me: CandidateCourier) => ranked(...others, me).indexOf(me.id);
      const me = courier(0, { position: at(0, 3), refusals });
      expect(placeOf({ ...me, position: at(0, 2) })).toBeLessThanOrEqual(placeOf(me));
      expect(placeOf({ ...me, refusals: 0 })).toBeLessThanOrEqual(placeOf(me));
    }),
  );
});
