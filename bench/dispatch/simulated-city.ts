import { distanceMetres, type Position } from '@chifan/domain/address';
import {
  type ActiveDeliveryJob,
  type CandidateCourier,
  type DeliveryJobStops,
  routeMetres,
} from '@chifan/domain/dispatch';

/** Speed of a courier on an electric bicycle, in metres of straight line per second. */
const metresPerSecond = 5.5;
/** Seconds that a courier spends at a restaurant's counter or at a guest's door. */
const handlingSeconds = 45;

export type Job = DeliveryJobStops & {
  readonly acceptedAt: number;
  /** Second of the simulation at which a courier took the job, or null if no courier has taken it. */
  takenAt: number | null;
  collectedAt: number | null;
};

type Held = ActiveDeliveryJob & { readonly job: Job };

/** A courier. `position` is the place to which the courier is riding. */
export type Rider = Omit<CandidateCourier, 'inHand' | 'position'> & {
  position: Position;
  inHand: Held[];
  offered: number;
  refusals: number;
  /** Second at which the courier finishes the current stop, or null for an idle courier. */
  stopAt: number | null;
  bound: Held | null;
};

/** Assigns open jobs or offers them to couriers. Called every `stepSeconds`. */
export type Policy = (open: readonly Job[], riders: readonly Rider[], now: number) => void;

type City = { readonly riders: readonly Rider[]; readonly jobs: readonly Job[] };
type Size = { readonly couriers: number; readonly ordersPerHour: number; readonly hours: number };

const middle: Position = { lat: 31.23, lng: 121.47 };
const moved = (from: Position, metres: number, angle: number): Position => ({
  lat: from.lat + (metres * Math.sin(angle)) / 111_195,
  lng: from.lng + (metres * Math.cos(angle)) / 95_080,
});

/** Generates restaurants in the inner city, guests 300 to 2,000 metres away, and couriers across the city. */
export function drawCity({ couriers, ordersPerHour, hours }: Size, chance: () => number): City {
  const angle = () => chance() * 2 * Math.PI;
  const within = (metres: number) => moved(middle, metres * Math.sqrt(chance()), angle());
  const shops = Array.from({ length: 80 }, () => within(3_000));
  return {
    riders: Array.from({ length: couriers }, (_, id) => riderAt(id + 1, within(4_000))),
    jobs: Array.from({ length: ordersPerHour * hours }, (): Job => {
      const shop = shops[Math.floor(chance() * shops.length)] ?? middle;
      const door = moved(shop, 300 + 1_700 * chance(), angle());
      return { shop, door, acceptedAt: chance() * hours * 3_600, takenAt: null, collectedAt: null };
    }).toSorted((one, other) => one.acceptedAt - other.acceptedAt),
  };
}

const stepSeconds = 10;

export type Waiting = {
  readonly medianMinutes: number;
  readonly p95Minutes: number;
  readonly takenMedianSeconds: number;
};

/** Simulates deliveries until all food is collected, and measures the time from acceptance to collection. */
export function runSimulation({ riders, jobs }: City, policy: Policy): Waiting {
  let [open, coming] = [[] as Job[], jobs];
  for (
    let now = 0;
    open.length > 0 || coming.length > 0 || riders.some(({ stopAt }) => stopAt !== null);
    now += stepSeconds
  ) {
    for (const rider of riders) ride(rider, now);
    const accepted = coming.filter(({ acceptedAt }) => acceptedAt <= now);
    coming = coming.slice(accepted.length);
    open = [...open, ...accepted];
    policy(open, riders, now);
    open = open.filter(({ takenAt }) => takenAt === null);
  }
  const waited = sorted(jobs.map(({ acceptedAt, collectedAt }) => ((collectedAt ?? Number.NaN) - acceptedAt) / 60));
  const taken = sorted(jobs.map(({ acceptedAt, takenAt }) => (takenAt ?? Number.NaN) - acceptedAt));
  return { medianMinutes: at(waited, 0.5), p95Minutes: at(waited, 0.95), takenMedianSeconds: at(taken, 0.5) };
}

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);
const at = (values: readonly number[], share: number) => values[Math.floor(share * (values.length - 1))] ?? Number.NaN;

const riderAt = (id: number, position: Position): Rider => ({
  id,
  position,
  inHand: [],
  isOnBreak: false,
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

/** Called when the courier reaches a stop. The courier collects or delivers the food and moves on to the next stop. */
function ride(rider: Rider, now: number): void {
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

/** Moves the courier to the next stop, chosen so that the route through all jobs of the courier is shortest. */
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

/** The mulberry32 random generator. Returns numbers from 0 to below 1, equal on every machine. */
export function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
