import { distanceMetres, formatCoordinate, parsePosition } from '@chifan/domain/address';
import { assumedPosition, type PlacePosition } from './assumed-position.ts';

/** Rule address-11. */
export type LocationStatus = 'idle' | 'loading' | 'success' | 'failed';

export type LocationState = {
  readonly position: PlacePosition;
  readonly positionStatus: LocationStatus;
  /** In the language of the look-up. */
  readonly city: string | null;
  /** Looked up with the city. null if only the city is known. */
  readonly street: string | null;
  readonly cityStatus: LocationStatus;
  /** Position and language of the look-up. If either differs, the city is looked up again. */
  readonly cityOf: (PlacePosition & { readonly language: string }) | null;
  readonly errorMessage: string | null;
  /**
   * `assumed`: the centre of the demo city, before any source answered. `network`: from the guest's IP address, which
   * knows at best the city.
   */
  readonly source: 'assumed' | 'network' | 'device' | 'chosen';
  /** The guest's name for a chosen place. */
  readonly label: string | null;
};

export const initialLocationState: LocationState = {
  position: assumedPosition,
  positionStatus: 'idle',
  city: null,
  street: null,
  cityStatus: 'idle',
  cityOf: null,
  errorMessage: null,
  source: 'assumed',
  label: null,
};

/** Within this distance city and street are not looked up again. */
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
});

/** Keeps the last position. A denied permission has no message (rule address-21). */
export const withDeviceFailure = (state: LocationState, message: string | null): LocationState => ({
  ...state,
  positionStatus: 'failed',
  errorMessage: message,
});

/** The network's answer must not replace the device's position or the guest's choice. */
export const shouldLocateByNetwork = ({ source }: LocationState): boolean =>
  source === 'assumed' || source === 'network';

export type NetworkPlace = { readonly position: PlacePosition; readonly city: string | null };

/** By IP address. The device's own failure stays. */
export const withNetworkPosition = (state: LocationState, { position, city }: NetworkPlace, language: string) => ({
  ...state,
  position,
  positionStatus: 'success' as const,
  ...(city === null ? noCity : cityAt(position, language, city)),
  source: 'network' as const,
  label: null,
});

export type ChosenPlace = { readonly position: PlacePosition; readonly city?: string; readonly label: string };

export const withChosenPlace = (state: LocationState, place: ChosenPlace, language: string): LocationState => ({
  ...state,
  position: place.position,
  positionStatus: 'success',
  ...(place.city ? cityAt(place.position, language, place.city) : noCity),
  errorMessage: null,
  source: 'chosen',
  label: place.label,
});

/** A city that could not be found is not looked up again. */
export const isCityMissing = ({ source, cityStatus, cityOf, position }: LocationState, language: string): boolean =>
  source !== 'assumed' &&
  (cityStatus === 'idle' || cityOf?.language !== language || !isSamePlace(cityOf, position)) &&
  cityStatus !== 'loading';

/** `cityOf` stores what is being looked up, so that a late answer is recognised. */
export const withCityLookup = (state: LocationState, language: string): LocationState => ({
  ...state,
  cityStatus: 'loading',
  cityOf: { ...state.position, language },
});

/** Rule address-11: a failed look-up sets the city's status to failed. `asked` is the earlier `cityOf`. */
export type FoundAddress = Pick<LocationState, 'city' | 'street'>;

export function withCity(state: LocationState, asked: LocationState['cityOf'], found: FoundAddress): LocationState {
  if (state.cityOf !== asked) return state;
  return found.city === null ? { ...state, cityStatus: 'failed' } : { ...state, ...found, cityStatus: 'success' };
}

/** Rule address-8: coordinates have 6 decimals. */
export const placePosition = (latitude: number, longitude: number): PlacePosition => ({
  latitude: formatCoordinate(latitude),
  longitude: formatCoordinate(longitude),
});

/** The location that this tab has stored, or the unknown place if it cannot be read. */
export function readLocation(text: string | null): LocationState {
  try {
    const { state } = JSON.parse(text ?? '{}') as { state?: Partial<LocationState> };
    const position = state?.position;
    if (!position || !parsePosition(position.latitude, position.longitude)) return initialLocationState;
    const read = { ...initialLocationState, ...state, position };
    // After a reload no look-up is running.
    const settled = (status: LocationStatus) => (status === 'loading' ? 'idle' : status);
    return { ...read, positionStatus: settled(read.positionStatus), cityStatus: settled(read.cityStatus) };
  } catch {
    return initialLocationState;
  }
}

const noCity = { city: null, street: null, cityStatus: 'idle', cityOf: null } as const;

const cityAt = (position: PlacePosition, language: string, city: string) => ({
  city,
  street: null,
  cityStatus: 'success' as const,
  cityOf: { ...position, language },
});

function isSamePlace(known: PlacePosition | null, now: PlacePosition): boolean {
  const from = known && parsePosition(known.latitude, known.longitude);
  const to = parsePosition(now.latitude, now.longitude);
  return !!from && !!to && distanceMetres(from, to) <= samePlaceMetres;
}
