import { type PlacePosition, useLocation } from '../../platform/location.ts';

/** null while the guest's place is only assumed, because distances from there would be wrong. */
export const useCurrentPosition = (): PlacePosition | null =>
  useLocation(({ position, source }) => (source === 'assumed' ? null : position));
