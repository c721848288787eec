import { locationRefreshMs, locationTimeoutMs } from '@chifan/domain/app';
import type { PlacePosition } from './assumed-position.ts';
import { placePosition } from './location-state.ts';

export type DeviceFailure = 'denied' | 'unsupported' | 'failed';

/** A position that is at most as old as the refresh interval is used without a new measurement. */
const stillFreshMs = locationRefreshMs;

/** Reads the device’s position. Fails after at most 100 seconds. `deviceFailure` converts the error to a reason. */
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
