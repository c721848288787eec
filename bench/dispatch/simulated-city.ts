import { distanceMetres, type Position } from '@chifan/domain/address';
import { type FreeCourier, type JobInHand, type JobPlaces, routeMetres } from '@chifan/domain/courier';

/** Speed of an electric bicycle, measured along the straight line. */
const metresPerSecond = 5.5;
/** Time at a counter or a door. */
const handlingSeconds = 45;

export type Job = JobPlaces & {
  readonly acceptedAt: number;
  /** Seconds; null: not yet. */
  takenAt: number | null;
  collectedAt: number | null;
};

type Held = JobInHand & { readonly job: Job };

/** A courier. `position` is the end of the current leg. */
export type Rider = Omit<FreeCourier, 'inHand' | 'position'> & {
  position: Position;
  inHand: Held[];
  offered: number;
  refusals: number;
  /** Seconds when the current stop is done; null while idle. */
  stopAt: number | null;
  bound: Held | null;
};

export const riderAt = (id: number, position: Position): Rider => ({
  id,
  position,
  inHand: [],
  offered: 0,
  refusals: 0,
  stopAt: null,
  bound: null,
});

export function give(rider: Rider, job: Job, now: number): void {
  job.takenAt = now;
  rider.inHand.push({ shop: job.shop, door: job.door, isCollected: false, job });
  if (rider.stopAt === null) rideOn(rider, now);
}

/** Ends the current leg when its time is over, and begins the next. */
export function ride(rider: Rider, now: number): void {
  if (rider.stopAt === null || rider.stopAt > now || rider.bound === null) return;
  const at = rider.stopAt;
  const { bound } = rider;
  rider.inHand = rider.inHand.filter((held) => held !== bound);
  if (!bound.isCollected) {
    bound.job.collectedAt = at;
    rider.inHand.push({ ...bound, isCollected: true });
  }
  rideOn(rider, at);
}

/** Chooses the next stop by the shortest route through all jobs in hand. */
function rideOn(rider: Rider, now: number): void {
  const ways = rider.inHand.map((held) => {
    const stop = held.isCollected ? held.door : held.shop;
    const others = rider.inHand.filter((other) => other !== held);
    const rest = held.isCollected ? others : [...others, { ...held, isCollected: true }];
    const metres = distanceMetres(rider.position, stop);
    return { held, stop, metres, whole: metres + routeMetres(stop, rest) };
  });
  const [next] = ways.toSorted((one, other) => one.whole - other.whole);
  rider.bound = next?.held ?? null;
  rider.stopAt = next ? now + next.metres / metresPerSecond + handlingSeconds : null;
  if (next) rider.position = next.stop;
}
