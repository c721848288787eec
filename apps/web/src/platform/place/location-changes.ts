import { distanceMetres, parsePosition } from '@chifan/domain/address';
import type { PlacePosition } from './assumed-position.ts';
import { cityAt, type LocationState, noCity } from './location-state.ts';

/** After a move within this distance in metres, the app does not look up city and street again. */
const samePlaceMetres = 200;

export const withLocating = (state: LocationState): LocationState => ({
  ...state,
  positionStatus: 'loading',
  errorMessage: null,
});

export const withDevicePosition = (state: LocationState, position: PlacePosition): LocationState => ({
  ...state,
  ...(isSamePlace(state.cityOf, position) ? {} : noCity),
  position,
  positionStatus: 'success',
  errorMessage: null,
  source: 'device',
  label: null,
  addressId: null,
});

/**
 * The location after the device gave no position. The last position stays. A denied permission has no message (rule
 * address-21).
 */
export const withDeviceFailure = (state: LocationState, message: string | null): LocationState => ({
  ...state,
  positionStatus: 'failed',
  errorMessage: message,
});

/**
 * Whether to use the position by IP address. This position must not replace the device’s position or the place that the
 * guest chose.
 */
export const shouldLocateByNetwork = ({ source }: LocationState): boolean =>
  source === 'assumed' || source === 'network';

export type NetworkPlace = { readonly position: PlacePosition; readonly city: string | null };

/** The location after the look-up by IP address. An error of the device’s own look-up stays. */
export const withNetworkPosition = (state: LocationState, { position, city }: NetworkPlace, language: string) => ({
  ...state,
  position,
  positionStatus: 'success' as const,
  ...(city === null ? noCity : cityAt(position, language, city)),
  source: 'network' as const,
  label: null,
  addressId: null,
});

/** Whether to look up the city. After a failed look-up, the app does not try again at the same position. */
export const isCityMissing = ({ source, cityStatus, cityOf, position }: LocationState, language: string): boolean =>
  source !== 'assumed' &&
  (cityStatus === 'idle' || cityOf?.language !== language || !isSamePlace(cityOf, position)) &&
  cityStatus !== 'loading';

/**
 * Starts a look-up of the city. `cityOf` stores its position and language, so that a delayed response can be
 * recognised.
 */
export const withCityLookup = (state: LocationState, language: string): LocationState => ({
  ...state,
  cityStatus: 'loading',
  cityOf: { ...state.position, language },
});

/** City and street of a position. null if the look-up failed, which sets `cityStatus` to failed (rule address-11). */
export type FoundAddress = Pick<LocationState, 'city' | 'street'>;

export function withCity(state: LocationState, asked: LocationState['cityOf'], found: FoundAddress): LocationState {
  if (state.cityOf !== asked) return state;
  return found.city === null ? { ...state, cityStatus: 'failed' } : { ...state, ...found, cityStatus: 'success' };
}

function isSamePlace(known: PlacePosition | null, now: PlacePosition): boolean {
  const from = known && parsePosition(known.latitude, known.longitude);
  const to = parsePosition(now.latitude, now.longitude);
  return !!from && !!to && distanceMetres(from, to) <= samePlaceMetres;
}
