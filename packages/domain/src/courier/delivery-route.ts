import { distanceMetres, type Position } from '../address/index.ts';

/** Rule courier-3. */
export const maxActiveDeliveryJobs = 3;
/**
 * Rule courier-29: maximum addition of a further job to the route, as a share of the distance from its shop to its door.
 */
export const maxDetourShare = 0.8;
/** Rule courier-29: a detour of this length is always allowed. */
export const smallDetourMetres = 500;

export type DeliveryJobStops = { readonly shop: Position; readonly door: Position };
export type ActiveDeliveryJob = DeliveryJobStops & { readonly isCollected: boolean };

/**
 * Length of the shortest route that collects and delivers all jobs, in straight lines. Three jobs have at most 90
 * orders of stops, so all are tried.
 * @param from null: unknown, and the route begins at its first stop.
 */
export function routeMetres(from: Position | null, jobs: readonly ActiveDeliveryJob[]): number {
  const points = jobs.flatMap(({ shop, door }) => [shop, door]);
  const legs = points.map((one) => points.map((other) => distanceMetres(one, other)));
  const starts = points.map((point) => (from === null ? 0 : distanceMetres(from, point)));
  return shortestOf(
    starts,
    legs,
    jobs.map(({ isCollected }) => (isCollected ? 1 : 0)),
  );
}

/**
 * @param there distance to each point: for each job the shop and then the door.
 * @param done for each job: 0 nothing, 1 collected, 2 delivered.
 */
function shortestOf(there: readonly number[], legs: readonly (readonly number[])[], done: readonly number[]): number {
  let shortest: number | undefined;
  for (const [job, steps] of done.entries()) {
    if (steps === 2) continue;
    const stop = 2 * job + steps;
    const metres = (there[stop] ?? 0) + shortestOf(legs[stop] ?? [], legs, done.with(job, steps + 1));
    if (shortest === undefined || metres < shortest) shortest = metres;
  }
  return shortest ?? 0;
}

/**
 * Rule courier-29: a further job fits if it adds less to the route than it would cost alone. Its shop and door are then
 * in the same direction.
 */
export function isInDirection(
  from: Position | null,
  inHand: readonly ActiveDeliveryJob[],
  job: DeliveryJobStops,
): boolean {
  if (inHand.length === 0) return true;
  const added = routeMetres(from, [...inHand, { ...job, isCollected: false }]) - routeMetres(from, inHand);
  return added <= Math.max(smallDetourMetres, maxDetourShare * distanceMetres(job.shop, job.door));
}

export type DeliveryJobObstacle = 'jobs_held_too_many' | 'job_out_of_direction';

/** Why a courier may not take a further job. Null if they may. */
export function deliveryJobObstacle(
  from: Position | null,
  inHand: readonly ActiveDeliveryJob[],
  job: DeliveryJobStops,
): DeliveryJobObstacle | null {
  if (inHand.length >= maxActiveDeliveryJobs) return 'jobs_held_too_many';
  return isInDirection(from, inHand, job) ? null : 'job_out_of_direction';
}
