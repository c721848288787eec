import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { distanceMetres, type Position } from '@chifan/domain/address';
import { type ActiveDeliveryJob, routeStops } from '@chifan/domain/dispatch';
import { deliveryStops, isCollected } from '../position/job-way.ts';

export type JobStop = {
  readonly kind: 'collect' | 'hand_over';
  readonly jobs: readonly StaffOrder[];
  /** Straight distance from the previous stop, or from the courier. Null if the courier's position is unknown. */
  readonly metres: number | null;
};

type RoutedJob = ActiveDeliveryJob & { readonly order: StaffOrder };

/**
 * The stops of the courier's jobs in the sequence of the shortest route (rule courier-31). If two routes are equally
 * short, the function chooses the route that first reaches the job with the earliest promised time. Excludes jobs whose
 * places are unknown, and jobs that have ended.
 */
export function jobRoute(from: Position | null, orders: readonly StaffOrder[]): readonly JobStop[] {
  const jobs = orders
    .filter(({ isMine, state }) => isMine && runs.includes(state))
    .toSorted((one, other) => Date.parse(one.promisedAt) - Date.parse(other.promisedAt))
    .flatMap((order): RoutedJob[] => {
      const { shop, door } = deliveryStops(order);
      return shop && door ? [{ shop, door, isCollected: isCollected(order), order }] : [];
    });
  const stops = routeStops(from, jobs);
  return stops.map(({ kind, at, jobs: stopped }, place) => {
    const before = place === 0 ? from : (stops[place - 1]?.at ?? null);
    return { kind, jobs: stopped.map(({ order }) => order), metres: before && distanceMetres(before, at) };
  });
}

const runs: readonly StaffOrder['state'][] = ['delivering', 'to_be_picked_up', 'to_be_delivered'];

/** The jobs in the sequence in which the courier reaches their next stops. Jobs that are not on the route come last. */
export function inRouteOrder(orders: readonly StaffOrder[], stops: readonly JobStop[]): readonly StaffOrder[] {
  const reached = stops.flatMap(({ jobs }) => jobs.map(({ id }) => id));
  const placeOf = ({ id }: StaffOrder) => (reached.includes(id) ? reached.indexOf(id) : reached.length);
  return orders.toSorted((one, other) => placeOf(one) - placeOf(other));
}
