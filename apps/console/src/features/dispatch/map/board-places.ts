import type { BoardJob } from '@chifan/contract/dispatch/views';
import type { Position } from '@chifan/domain/address';
import { type OnDuty, stageOf } from '../board-view.ts';

type Written = { readonly latitude: string; readonly longitude: string };

export const positionOf = ({ latitude, longitude }: Written): Position => ({
  lat: Number(latitude),
  lng: Number(longitude),
});

/** Position of the courier's next place: the restaurant until collection, then the guest's address. */
export const placeOfJob = (job: BoardJob): Position => positionOf(stageOf(job) === 'bringing' ? job.door : job.shop);

export type PlacedCourier = OnDuty & { readonly place: NonNullable<OnDuty['place']> };

export const couriersWithPosition = (couriers: readonly OnDuty[]): PlacedCourier[] =>
  couriers.flatMap((courier) => (courier.place === null ? [] : [{ ...courier, place: courier.place }]));

/**
 * Positions that the map must fit: the positions of the selected job and its couriers, else of all jobs and couriers, so
 * that no pin is outside the map.
 */
export function positionsToFit(jobs: readonly BoardJob[], couriers: readonly PlacedCourier[], chosen: BoardJob | null) {
  if (chosen !== null) {
    const concerned = [...chosen.near.map(({ courierId }) => courierId), chosen.courier?.id];
    const near = couriers.filter(({ id }) => concerned.includes(id));
    return [positionOf(chosen.shop), positionOf(chosen.door), ...near.map(({ place }) => positionOf(place))];
  }
  return [...jobs.map(placeOfJob), ...couriers.map(({ place }) => positionOf(place))];
}

/**
 * Returns the next of several things at one position, for example after a tap. After the last thing, returns the first.
 */
export function nextInCycle<Thing>(things: readonly Thing[], isChosen: (thing: Thing) => boolean): Thing | undefined {
  const at = things.findIndex(isChosen);
  return things[(at + 1) % things.length];
}
