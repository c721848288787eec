import { distanceMetres, type Position } from '../address/index.ts';
import { type ActiveDeliveryJob, type DeliveryJobStops, deliveryJobObstacle } from './delivery-route.ts';
import { couriersPerOfferRing, maxCourierOfferMetres } from './offering.ts';

/**
 * Rule courier-20: to rank couriers, each current job and each refused offer adds this many metres to a courier's
 * distance from the restaurant.
 */
export const metresPerActiveJob = 500;
export const metresPerRefusal = 300;
/**
 * Rule courier-20: maximum number of refusals that count for a courier, so that many refusals in one hour exclude no
 * courier.
 */
export const maxRefusalsCounted = 5;

export type CandidateCourier = {
  readonly id: number;
  /** Null if neither the current nor the last position is known. */
  readonly position: Position | null;
  readonly inHand: readonly ActiveDeliveryJob[];
  /** During a break, the courier gets no offers (rule courier-33). */
  readonly isOnBreak: boolean;
  /** Number of offers of other jobs that the courier has neither accepted nor declined yet. */
  readonly offered: number;
  /** Number of offers that the courier recently declined or did not answer. */
  readonly refusals: number;
};

export type RankedCourier = {
  readonly id: number;
  /** Straight distance from the courier to the restaurant. Null if unknown. */
  readonly metres: number | null;
  /** Distance plus penalties, in metres. A lower score is better. */
  readonly score: number;
};

/**
 * Rules courier-20 and courier-21: couriers who may get an offer, the best courier first. Couriers without a known
 * position come last. The check of the direction is expensive, so it stops after `most` couriers.
 */
export function bestCouriers(
  job: DeliveryJobStops,
  couriers: readonly CandidateCourier[],
  most: number,
): RankedCourier[] {
  const near = couriers
    .filter(({ isOnBreak }) => !isOnBreak)
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

/** Ids of the next couriers that get an offer: the best couriers who have had no offer of the job. */
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
