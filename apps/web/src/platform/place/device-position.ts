import { locationRefreshMs, locationTimeoutMs } from '@chifan/domain/app';
import type { PlacePosition } from './assumed-position.ts';
import { placePosition } from './location-state.ts';

export type DeviceFailure = 'denied' | 'unsupported' | 'failed';

/** A position as old as the refresh interval is still valid. */
const stillFreshMs = locationRefreshMs;

/** Fails after 100 s at the latest. `deviceFailure` returns the reason. */
export async function devicePosition(): Promise<PlacePosition> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Unsupported());
      return;
    }
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: locationTimeoutMs,
      maximumAge: stillFreshMs,
      enableHighAccuracy: true,
    });
  });
  return placePosition(coords.latitude, coords.longitude);
}

export function deviceFailure(error: unknown): DeviceFailure {
  if (error instanceof Unsupported) return 'unsupported';
  const isRefusal = typeof GeolocationPositionError !== 'undefined' && error instanceof GeolocationPositionError;
  return isRefusal && error.code === error.PERMISSION_DENIED ? 'denied' : 'failed';
}

class Unsupported extends Error {
  constructor() {
    super('device nonsupport geolocation');
  }
}
