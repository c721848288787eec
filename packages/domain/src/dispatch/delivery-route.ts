import { distanceMetres, type Position } from '../address/index.ts';

/** Rule courier-3: maximum number of delivery jobs that a courier has at the same time. */
export const maxActiveDeliveryJobs = 3;
/**
 * Rule courier-29: maximum detour for an additional job, as a share of the distance from its restaurant to its door.
 */
export const maxDetourShare = 0.8;
/** Rule courier-29: a detour up to this length is always allowed. */
export const smallDetourMetres = 500;

export type DeliveryJobStops = { readonly shop: Position; readonly door: Position };
export type ActiveDeliveryJob = DeliveryJobStops & { readonly isCollected: boolean };

/** Length of the shortest route that collects and delivers all jobs, in straight lines. */
export const routeMetres = (from: Position | null, jobs: readonly ActiveDeliveryJob[]): number =>
  shortestRoute(from, jobs).metres;

/** A restaurant where the courier collects the food of jobs, or a door where the courier hands it over. */
export type RouteStop<Job> = {
  readonly kind: 'collect' | 'hand_over';
  readonly at: Position;
  /** The jobs of this stop. Consecutive stops at the same place are merged into one stop. */
  readonly jobs: readonly Job[];
};

/** Rule courier-31: the stops of the shortest route, in the order in which the courier reaches them. */
export function routeStops<Job extends ActiveDeliveryJob>(
  from: Position | null,
  jobs: readonly Job[],
): readonly RouteStop<Job>[] {
  const stops: RouteStop<Job>[] = [];
  for (const { job: index, isDoor } of shortestRoute(from, jobs).stops) {
    const job = jobs[index];
    if (job === undefined) continue;
    const stop = { kind: isDoor ? 'hand_over' : 'collect', at: isDoor ? job.door : job.shop, jobs: [job] } as const;
    const before = stops.at(-1);
    if (before?.kind === stop.kind && distanceMetres(before.at, stop.at) === 0)
      stops.splice(-1, 1, { ...before, jobs: [...before.jobs, job] });
    else stops.push(stop);
  }
  return stops;
}

type Stop = { readonly job: number; readonly isDoor: boolean };
type Route = { readonly metres: number; readonly stops: readonly Stop[] };

/**
 * The shortest route that collects and delivers all jobs, in straight lines. Three jobs have at most 90 possible
 * sequences of stops, so the function compares all of them.
 * @param from the courier's position. Null if unknown: then the route begins at its first stop.
 */
function shortestRoute(from: Position | null, jobs: readonly ActiveDeliveryJob[]): Route {
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
 * The shortest route. If several routes are equally short, the route that begins with the first job wins.
 * @param there distance to each stop: for each job first the restaurant, then the door.
 * @param done progress of each job: 0 not collected, 1 collected, 2 delivered.
 */
function shortestOf(there: readonly number[], legs: readonly (readonly number[])[], done: readonly number[]): Route {
  let shortest: Route | undefined;
  for (const [job, steps] of done.entries()) {
    if (steps === 2) continue;
    const stop = 2 * job + steps;
    const rest = shortestOf(legs[stop] ?? [], legs, done.with(job, steps + 1));
    const metres = (there[stop] ?? 0) + rest.metres;
    if (shortest === undefined || metres < shortest.metres)
      shortest = { metres, stops: [{ job, isDoor: steps === 1 }, ...rest.stops] };
  }
  return shortest ?? { metres: 0, stops: [] };
}

/** Metres that an additional job adds to the shortest route of the courier's jobs. */
export const detourMetres = (
  from: Position | null,
  inHand: readonly ActiveDeliveryJob[],
  job: DeliveryJobStops,
): number => routeMetres(from, [...inHand, { ...job, isCollected: false }]) - routeMetres(from, inHand);

/**
 * Whether an additional job is in the courier's direction (rule courier-29). The job is in the direction if its detour
 * is short compared with the distance from its restaurant to its door (`maxDetourShare`).
 */
export function isInDirection(
  from: Position | null,
  inHand: readonly ActiveDeliveryJob[],
  job: DeliveryJobStops,
): boolean {
  if (inHand.length === 0) return true;
  return (
    detourMetres(from, inHand, job) <= Math.max(smallDetourMetres, maxDetourShare * distanceMetres(job.shop, job.door))
  );
}

export type DeliveryJobObstacle = 'jobs_held_too_many' | 'job_out_of_direction';

/** The reason why a courier may not take an additional job. Null if the courier may take it. */
export function deliveryJobObstacle(
  from: Position | null,
  inHand: readonly ActiveDeliveryJob[],
  job: DeliveryJobStops,
): DeliveryJobObstacle | null {
  if (inHand.length >= maxActiveDeliveryJobs) return 'jobs_held_too_many';
  return isInDirection(from, inHand, job) ? null : 'job_out_of_direction';
}
