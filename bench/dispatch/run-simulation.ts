import type { Position } from '@chifan/domain/address';
import type { Policy } from './policies.ts';
import { type Job, type Rider, ride, riderAt } from './simulated-city.ts';

type City = { readonly riders: readonly Rider[]; readonly jobs: readonly Job[] };
type Size = { readonly couriers: number; readonly ordersPerHour: number; readonly hours: number };

const middle: Position = { lat: 31.23, lng: 121.47 };
const moved = (from: Position, metres: number, angle: number): Position => ({
  lat: from.lat + (metres * Math.sin(angle)) / 111_195,
  lng: from.lng + (metres * Math.cos(angle)) / 95_080,
});

/** Restaurants in the inner city, doors 300 to 2,000 metres away, couriers across the city. */
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

/** Measures the time from acceptance to collection. Runs until all food is collected. */
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
