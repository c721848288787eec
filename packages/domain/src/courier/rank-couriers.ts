import { distanceMetres, type Position } from '../address/index.ts';
import { offerReachMetres, ringSize } from './offering.ts';
import { type JobInHand, type JobPlaces, jobHindrance } from './route-in-hand.ts';

/** Rule courier-9: what weighs as much as so many metres of way. */
export const metresPerJobInHand = 500;
export const metresPerRefusal = 300;
/** Rule courier-9: a bad hour shuts nobody out. */
export const maxRefusalsCounted = 5;

export type FreeCourier = {
  readonly id: number;
  /** Null: nobody knows where they are, nor where they were last. */
  readonly position: Position | null;
  readonly inHand: readonly JobInHand[];
  /** Other jobs that they are asked about just now. */
  readonly offered: number;
  /** Offers that they declined, or left unanswered, lately. */
  readonly refusals: number;
};

export type RankedCourier = {
  readonly id: number;
  /** Straight line to the shop; null where it is unknown. */
  readonly metres: number | null;
  /** In metres, the fewer the better. */
  readonly score: number;
};

/**
 * Rule courier-9: who may have the job, the best first; those of whom no place is known come last. Whether it goes along
 * with what they have in hand costs the most to reckon, and is asked of as few as need be.
 */
export function bestCouriers(job: JobPlaces, couriers: readonly FreeCourier[], most: number): RankedCourier[] {
  const near = couriers
    .map((courier) => ({ courier, ranked: rankOf(job, courier) }))
    .filter(({ ranked: { metres } }) => metres === null || metres <= offerReachMetres)
    .toSorted(
      ({ ranked: one }, { ranked: other }) =>
        Number(one.metres === null) - Number(other.metres === null) || one.score - other.score || one.id - other.id,
    );
  const best: RankedCourier[] = [];
  for (const { courier, ranked } of near) {
    if (best.length === most) break;
    if (jobHindrance(courier.position, courier.inHand, job) === null) best.push(ranked);
  }
  return best;
}

function rankOf(job: JobPlaces, { id, position, inHand, offered, refusals }: FreeCourier): RankedCourier {
  const metres = position && distanceMetres(position, job.shop);
  const busy = metresPerJobInHand * (inHand.length + offered);
  const unwilling = metresPerRefusal * Math.min(refusals, maxRefusalsCounted);
  return { id, metres, score: (metres ?? 0) + busy + unwilling };
}

/** The next ring: the best who were not asked yet. */
export const nextRing = (job: JobPlaces, couriers: readonly FreeCourier[], asked: ReadonlySet<number>): number[] =>
  bestCouriers(
    job,
    couriers.filter(({ id }) => !asked.has(id)),
    ringSize,
  ).map(({ id }) => id);
