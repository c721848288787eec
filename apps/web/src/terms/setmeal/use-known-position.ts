import { type PlacePosition, useLocation } from '../../platform/location.ts';

/** Null while the guest's place is only assumed: a distance from there would be no fact. */
export const useKnownPosition = (): PlacePosition | null =>
  useLocation(({ position, source }) => (source === 'assumed' ? null : position));
