import { readPosition, writeCoordinate } from '@chifan/domain/address';
import { assumedPosition } from './assumed-position.ts';

/** Specification §3, §4: location status. */
export type LocationStatus = 'idle' | 'loading' | 'success' | 'failed';

/** Coordinates as the wire has them: strings of 6 decimals, WGS-84. */
export type PlacePosition = { readonly latitude: string; readonly longitude: string };

export type LocationState = {
  readonly position: PlacePosition;
  readonly positionStatus: LocationStatus;
  readonly city: string | null;
  readonly cityStatus: LocationStatus;
  readonly errorMessage: string | null;
  /** Where `position` comes from; `assumed`: nobody said yet, it is the city's centre. */
  readonly source: 'assumed' | 'device' | 'chosen';
  /** What the guest calls the place, for chosen ones. */
  readonly label: string | null;
};

export const unknownPlace: LocationState = {
  position: assumedPosition,
  positionStatus: 'idle',
  city: null,
  cityStatus: 'idle',
  errorMessage: null,
  source: 'assumed',
  label: null,
};

export const locating = (state: LocationState): LocationState => ({
  ...state,
  positionStatus: 'loading',
  errorMessage: null,
});

export const located = (state: LocationState, position: PlacePosition): LocationState => ({
  ...state,
  position,
  positionStatus: 'success',
  errorMessage: null,
  source: 'device',
  label: null,
});

/** The last place stays: shops around it are better than none. */
export const notLocated = (state: LocationState, message: string): LocationState => ({
  ...state,
  positionStatus: 'failed',
  errorMessage: message,
});

export type ChosenPlace = { readonly position: PlacePosition; readonly city?: string; readonly label: string };

export const chosen = (state: LocationState, place: ChosenPlace): LocationState => ({
  ...state,
  position: place.position,
  positionStatus: 'success',
  city: place.city ?? null,
  cityStatus: place.city ? 'success' : 'idle',
  errorMessage: null,
  source: 'chosen',
  label: place.label,
});

/** Specification §9: coordinates kept to 6 decimals. */
export const placePosition = (latitude: number, longitude: number): PlacePosition => ({
  latitude: writeCoordinate(latitude),
  longitude: writeCoordinate(longitude),
});

/** What an earlier page of this tab left behind, or the unknown place when it cannot be read. */
export function readLocation(text: string | null): LocationState {
  try {
    const { state } = JSON.parse(text ?? '{}') as { state?: Partial<LocationState> };
    const position = state?.position;
    if (!position || !readPosition(position.latitude, position.longitude)) return unknownPlace;
    const read = { ...unknownPlace, ...state, position };
    // Nobody is looking for the place any more after a reload.
    return read.positionStatus === 'loading' ? { ...read, positionStatus: 'idle' } : read;
  } catch {
    return unknownPlace;
  }
}
