import { type PlacePosition, useLocation } from '../../platform/location.ts';

/**
 * The guest’s known position. null if the app only assumes a position, because distances from an assumed position would
 * be wrong.
 */
export const useCurrentPosition = (): PlacePosition | null =>
  useLocation(({ position, source }) => (source === 'assumed' ? null : position));
