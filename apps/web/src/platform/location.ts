import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { create } from 'zustand';
import {
  type ChosenPlace,
  chosen,
  type LocationState,
  located,
  locating,
  notLocated,
  placePosition,
  readLocation,
} from './place/location-state.ts';
import { tabStorage } from './storage.ts';

export type { ChosenPlace, LocationState, PlacePosition } from './place/location-state.ts';

/** Specification §9. */
const locationTimeoutMs = 100_000;
const locationRefreshMs = 30_000;

const stored = tabStorage('location');

/** Where the guest is, or wants the food to go. `useLocation.getState().position` outside of components. */
export const useLocation = create<LocationState>()(() => readLocation(stored.read()));

useLocation.subscribe((state) => stored.write(JSON.stringify({ state })));

/** The guest chose a place by hand: the device is not asked again until they tap `locate`. */
export const choosePlace = (place: ChosenPlace): void => useLocation.setState((state) => chosen(state, place));

/** Asks the device. Call it on a tap: browsers and guests distrust pages that ask at once. @returns whether it is known now. */
export async function locate(): Promise<boolean> {
  useLocation.setState(locating);
  try {
    const { coords } = await devicePosition();
    useLocation.setState((state) => located(state, placePosition(coords.latitude, coords.longitude)));
    return true;
  } catch (failure) {
    useLocation.setState((state) => notLocated(state, reasonOf(failure)));
    return false;
  }
}

function devicePosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('no geolocation'));
      return;
    }
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: locationTimeoutMs,
      maximumAge: locationRefreshMs,
      enableHighAccuracy: true,
    });
  });
}

function reasonOf(failure: unknown): string {
  const isRefusal = typeof GeolocationPositionError !== 'undefined' && failure instanceof GeolocationPositionError;
  if (!isRefusal) return t`This device cannot tell where it is.`;
  // Specification §8: a denied permission is only logged.
  if (failure.code === failure.PERMISSION_DENIED) console.info('The guest does not share the location.');
  return t`We could not find out where you are. Please choose a place.`;
}

/**
 * Keeps the device's position fresh while the component is on screen (specification §9: every 30 s), where the guest has
 * already allowed it and has not chosen a place by hand.
 */
export function useFreshLocation(): void {
  useEffect(() => {
    let isOver = false;
    const refresh = async () => {
      if (isOver || useLocation.getState().source === 'chosen' || !(await isAllowed())) return;
      if (!isOver && document.visibilityState === 'visible') await locate();
    };
    void refresh();
    const timer = setInterval(() => void refresh(), locationRefreshMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
}

async function isAllowed(): Promise<boolean> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null);
  return permission?.state === 'granted';
}
