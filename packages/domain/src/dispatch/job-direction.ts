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

/** Direction of an offered job, and the metres that the job adds to the route of the courier's current jobs. */
export type JobWay = { readonly direction: CompassDirection; readonly detourMetres: number };

/**
 * Rule courier-32: the direction from the courier to the guest's door, or from the restaurant to the door if the
 * courier's position is unknown.
 */
export const jobWay = (from: Position | null, inHand: readonly ActiveDeliveryJob[], job: DeliveryJobStops): JobWay => ({
  direction: compassDirection(from ?? job.shop, job.door),
  detourMetres: Math.max(0, detourMetres(from, inHand, job)),
});

export type JobGroup<Job> = {
  /** Null for a courier who already has jobs, because all listed jobs are on that courier's way. */
  readonly direction: CompassDirection | null;
  readonly jobs: readonly Job[];
};

/**
 * Rule courier-32: groups the listed jobs. For a courier without a job, each group has the jobs of one direction, in
 * the order of the list. For a courier with jobs, one group has all jobs, the shortest detour first.
 */
export function jobGroups<Job extends JobWay>(jobs: readonly Job[], hasJobs: boolean): readonly JobGroup<Job>[] {
  if (jobs.length === 0) return [];
  if (hasJobs) return [{ direction: null, jobs: jobs.toSorted((one, other) => one.detourMetres - other.detourMetres) }];
  return [...Map.groupBy(jobs, ({ direction }) => direction)].map(([direction, grouped]) => ({
    direction,
    jobs: grouped,
  }));
}
