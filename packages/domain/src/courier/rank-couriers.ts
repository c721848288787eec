import { distanceMetres, type Position } from '../address/index.ts';
import { type ActiveDeliveryJob, type DeliveryJobStops, deliveryJobObstacle } from './delivery-route.ts';
import { couriersPerOfferRing, maxCourierOfferMetres } from './offering.ts';

/** Rule courier-9: penalties in metres of distance. */
export const metresPerActiveJob = 500;
export const metresPerRefusal = 300;
/** Rule courier-9: limits the penalty, so that a bad hour excludes no courier. */
export const maxRefusalsCounted = 5;

export type CandidateCourier = {
  readonly id: number;
  /** Null: neither the current nor the last position is known. */
  readonly position: Position | null;
  readonly inHand: readonly ActiveDeliveryJob[];
  /** Number of other open offers. */
  readonly offered: number;
  /** Recently declined or unanswered offers. */
  readonly refusals: number;
};

export type RankedCourier = {
  readonly id: number;
  /** Straight line to the shop. Null if unknown. */
  readonly metres: number | null;
  /** In metres. Lower is better. */
  readonly score: number;
};

/**
 * Rule courier-9: possible couriers, best first. Those without a known position come last. The check of the direction
 * is the most expensive one, so it runs for as few couriers as possible.
 */
export function bestCouriers(
  job: DeliveryJobStops,
  couriers: readonly CandidateCourier[],
  most: number,
): RankedCourier[] {
  const near = couriers
    .map((courier) => ({ courier, ranked: rankOf(job, courier) }))
    .filter(({ ranked: { metres } }) => metres === null || metres <= maxCourierOfferMetres)
    .toSorted(
      ({ ranked: one }, { ranked: other }) =>
        Number(one.metres === null) - Number(other.metres === null) || one.score - other.score || one.id - other.id,
    );
  const best: RankedCourier[] = [];
  for (const { courier, ranked } of near) {
    if (best.length === most) break;
    if (deliveryJobObstacle(courier.position, courier.inHand, job) === null) best.push(ranked);
  }
  return best;
}

function rankOf(job: DeliveryJobStops, { id, position, inHand, offered, refusals }: CandidateCourier): RankedCourier {
  const metres = position && distanceMetres(position, job.shop);
  const busy = metresPerActiveJob * (inHand.length + offered);
  const unwilling = metresPerRefusal * Math.min(refusals, maxRefusalsCounted);
  return { id, metres, score: (metres ?? 0) + busy + unwilling };
}

/** The next ring: the best couriers without an earlier offer. */
export const nextOfferRing = (
  job: DeliveryJobStops,
  couriers: readonly CandidateCourier[],
  asked: ReadonlySet<number>,
): number[] =>
  bestCouriers(
    job,
    couriers.filter(({ id }) => !asked.has(id)),
    couriersPerOfferRing,
  ).map(({ id }) => id);
