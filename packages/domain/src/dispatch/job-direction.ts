import type { Position } from '../address/index.ts';
import { type ActiveDeliveryJob, type DeliveryJobStops, detourMetres } from './delivery-route.ts';

/** Rule courier-32: eight directions, clockwise from north. Each has 45 degrees. */
export const compassDirections = [
  'north',
  'north_east',
  'east',
  'south_east',
  'south',
  'south_west',
  'west',
  'north_west',
] as const;
export type CompassDirection = (typeof compassDirections)[number];

const degreesOf = (radians: number) => (radians * 180) / Math.PI;
const radiansOf = (degrees: number) => (degrees * Math.PI) / 180;

/** Direction from one position to another, in degrees clockwise from north. */
export function bearingDegrees(from: Position, to: Position): number {
  const east = (to.lng - from.lng) * Math.cos(radiansOf((from.lat + to.lat) / 2));
  return (degreesOf(Math.atan2(east, to.lat - from.lat)) + 360) % 360;
}

export function compassDirection(from: Position, to: Position): CompassDirection {
  const sector = Math.round(bearingDegrees(from, to) / 45) % compassDirections.length;
  return compassDirections[sector] ?? 'north';
}

/** Where an offered job leads, and how much longer it makes the route of the courier's other jobs. */
export type JobWay = { readonly direction: CompassDirection; readonly detourMetres: number };

/** Rule courier-32: the direction is that of the door, seen from the courier, or from the restaurant. */
export const jobWay = (from: Position | null, inHand: readonly ActiveDeliveryJob[], job: DeliveryJobStops): JobWay => ({
  direction: compassDirection(from ?? job.shop, job.door),
  detourMetres: Math.max(0, detourMetres(from, inHand, job)),
});

export type JobGroup<Job> = {
  /** Null for a courier with jobs in hand, because all jobs of the list are on the way. */
  readonly direction: CompassDirection | null;
  readonly jobs: readonly Job[];
};

/**
 * Rule courier-32: groups of the listed jobs. Without a job in hand, the groups have one direction each, and the groups
 * and their jobs have the order of the list. With jobs in hand, one group has all jobs, the shortest detour first.
 */
export function jobGroups<Job extends JobWay>(jobs: readonly Job[], hasJobs: boolean): readonly JobGroup<Job>[] {
  if (jobs.length === 0) return [];
  if (hasJobs) return [{ direction: null, jobs: jobs.toSorted((one, other) => one.detourMetres - other.detourMetres) }];
  return [...Map.groupBy(jobs, ({ direction }) => direction)].map(([direction, grouped]) => ({
    direction,
    jobs: grouped,
  }));
}
