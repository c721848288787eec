import { formatCoordinate, parsePosition } from '@chifan/domain/address';
import { assumedPosition, type PlacePosition } from './assumed-position.ts';

/** State of a look-up of the position or the city (rule address-11). */
export type LocationStatus = 'idle' | 'loading' | 'success' | 'failed';

export type LocationState = {
  readonly position: PlacePosition;
  readonly positionStatus: LocationStatus;
  /** Name of the city, in the language of the look-up. */
  readonly city: string | null;
  /** Name of the street, looked up together with the city. null if only the city is known. */
  readonly street: string | null;
  readonly cityStatus: LocationStatus;
  /** Position and language of the city’s look-up. If either changes, the city is looked up again. */
  readonly cityOf: (PlacePosition & { readonly language: string }) | null;
  readonly errorMessage: string | null;
  /**
   * Where the position comes from. `assumed`: the position is unknown, so the app uses the operator’s place or the
   * centre of the demo city. `network`: from the IP address, which reveals the city at best. `device`: from the device.
   * `chosen`: the guest chose a place.
   */
  readonly source: 'assumed' | 'network' | 'device' | 'chosen';
  /** The name of the place that the guest chose. */
  readonly label: string | null;
  /** Id of the member’s address that the guest chose. null for another place. */
  readonly addressId: number | null;
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
  addressId: null,
};

export type ChosenPlace = {
  readonly position: PlacePosition;
  readonly city?: string | undefined;
  readonly label: string;
  /** Id of a saved address of the member. */
  readonly addressId?: number | undefined;
};

export const withChosenPlace = (state: LocationState, place: ChosenPlace, language: string): LocationState => ({
  ...state,
  position: place.position,
  positionStatus: 'success',
  ...(place.city ? cityAt(place.position, language, place.city) : noCity),
  errorMessage: null,
  source: 'chosen',
  label: place.label,
  addressId: place.addressId ?? null,
});

/** Formats coordinates with 6 decimals (rule address-8). */
export const placePosition = (latitude: number, longitude: number): PlacePosition => ({
  latitude: formatCoordinate(latitude),
  longitude: formatCoordinate(longitude),
});

/**
 * Reads the location that this browser tab stored. In a new tab, it is the place that the guest chose on an earlier
 * visit (rule app-17). Unreadable data gives the assumed place.
 */
export function readLocation(text: string | null, place: ChosenPlace | null = null): LocationState {
  const start = place === null ? initialLocationState : withChosenPlace(initialLocationState, place, '');
  try {
    const { state } = JSON.parse(text ?? '{}') as { state?: Partial<LocationState> };
    const position = state?.position;
    if (!position || !parsePosition(position.latitude, position.longitude)) return start;
    const read = { ...initialLocationState, ...state, position };
    // After a reload no look-up is running, so `loading` becomes `idle`.
    const settled = (status: LocationStatus) => (status === 'loading' ? 'idle' : status);
    return { ...read, positionStatus: settled(read.positionStatus), cityStatus: settled(read.cityStatus) };
  } catch {
    return start;
  }
}

/** Reads the place of an earlier visit. Outdated or malformed data gives null. */
export function readChosenPlace(text: string | null): ChosenPlace | null {
  try {
    const { position, label, city, addressId } = JSON.parse(text ?? '{}') as Partial<ChosenPlace>;
    if (typeof label !== 'string' || !position || !parsePosition(position.latitude, position.longitude)) return null;
    return {
      position,
      label,
      ...(typeof city === 'string' ? { city } : {}),
      ...(typeof addressId === 'number' ? { addressId } : {}),
    };
  } catch {
    return null;
  }
}

/** Returns the place to store for later visits. null if the guest did not choose the current place. */
export const chosenPlaceOf = ({ source, position, label, city, addressId }: LocationState): ChosenPlace | null =>
  source === 'chosen' && label !== null
    ? { position, label, ...(city === null ? {} : { city }), ...(addressId === null ? {} : { addressId }) }
    : null;

/** The location’s city fields before the city is looked up. */
export const noCity = { city: null, street: null, cityStatus: 'idle', cityOf: null } as const;

/** Returns the location’s city fields for a city that is known without a look-up. */
export const cityAt = (position: PlacePosition, language: string, city: string) => ({
  city,
  street: null,
  cityStatus: 'success' as const,
  cityOf: { ...position, language },
});
