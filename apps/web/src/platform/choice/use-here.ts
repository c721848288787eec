import { type PlacePosition, useLocation } from '../location.ts';
import { useWantedAt } from './order-choice.ts';

/** Position and time of the guest’s choice, as the calls that list restaurants take them. */
export type PlaceAndTime = PlacePosition & {
  /** Absent if the guest wants the food as soon as possible. */
  readonly wantedAt?: string;
};

/** Rule app-17: the place and the time for which lists show fees, ranges and opening states. */
export function useHere(): PlaceAndTime {
  const position = useLocation((location) => location.position);
  const wantedAt = useWantedAt();
  return wantedAt === null ? position : { ...position, wantedAt };
}
