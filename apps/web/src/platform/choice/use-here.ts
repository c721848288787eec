import { type PlacePosition, useLocation } from '../location.ts';
import { useWantedAt } from './order-choice.ts';

/** The place and time that the guest chose, in the format of the API calls that list restaurants. */
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
