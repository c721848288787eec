import { locationRefreshMs } from '@chifan/domain/app';
import { toast } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { api } from '../api.ts';
import { i18n, useLanguage } from '../language.ts';
import { useLocation } from '../location.ts';
import { onForgetGuest } from '../session/forget-guest.ts';
import { type DeviceFailure, deviceFailure, devicePosition } from './device-position.ts';
import {
  type FoundAddress,
  isCityMissing,
  shouldLocateByNetwork,
  withCity,
  withCityLookup,
  withDeviceFailure,
  withDevicePosition,
  withLocating,
  withNetworkPosition,
} from './location-changes.ts';
import { type ChosenPlace, type LocationState, withChosenPlace } from './location-state.ts';

/** Stores a place that the guest chose. Afterwards the device’s position is not read until the guest requests it. */
export function choosePlace(place: ChosenPlace): void {
  useLocation.setState((state) => withChosenPlace(state, place, i18n.locale));
  void lookUpCity();
}

/**
 * Reads the device’s position, or else the rough position by IP address. Call the function only after a tap, because
 * browsers and guests distrust pages that request the position when they open.
 * @returns whether the device reported its position
 */
export async function requestDeviceLocation(): Promise<boolean> {
  const failure = await askDevice();
  if (failure === null) return true;
  // Rule address-21: show no toast if the guest denied the permission.
  if ((await askNetwork()) && failure !== 'denied') toast(sentenceOf(failure), { kind: 'failure' });
  return false;
}

/**
 * Refreshes the device’s position every 30 seconds while mounted (rule address-12), if the guest has allowed it and has
 * chosen no place. If the guest refused, uses the position by IP address once.
 */
export function useFreshLocation(): void {
  const language = useLanguage();
  useEffect(() => {
    let isOver = false;
    const refresh = async () => {
      const permission = await permissionState();
      const { source } = useLocation.getState();
      if (isOver || source === 'chosen' || document.visibilityState !== 'visible') return;
      if (permission === 'granted') await askDevice();
      if (permission === 'denied' && source === 'assumed' && !isNetworkAsked) await askNetwork();
    };
    void refresh();
    const timer = setInterval(() => void refresh(), locationRefreshMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
  // The city’s name depends on the language, so look it up again after a change.
  useEffect(() => {
    if (language) void lookUpCity();
  }, [language]);
}

/** @returns why the device gave no position, or null on success */
async function askDevice(): Promise<DeviceFailure | null> {
  useLocation.setState(withLocating);
  try {
    const position = await devicePosition();
    useLocation.setState((state) => withDevicePosition(state, position));
    void lookUpCity();
    return null;
  } catch (error) {
    const failure = deviceFailure(error);
    if (failure === 'denied') console.info('The guest does not share the location.');
    useLocation.setState((state) => withDeviceFailure(state, failure === 'denied' ? null : sentenceOf(failure)));
    return failure;
  }
}

const sentenceOf = (failure: DeviceFailure): string =>
  failure === 'unsupported'
    ? t`We can’t find your device’s location.`
    : t`We couldn’t find where you are. Please choose a place.`;

let isNetworkAsked = false;
onForgetGuest(() => {
  isNetworkAsked = false;
});

/** @returns whether the position now comes from the IP address */
async function askNetwork(): Promise<boolean> {
  if (!shouldLocateByNetwork(useLocation.getState())) return false;
  isNetworkAsked = true;
  const language = i18n.locale;
  try {
    const { latitude, longitude, city } = await api('/rest/place/ip', {});
    const place = { position: { latitude, longitude }, city: city?.name.text ?? null };
    // While the request was running, the guest may have chosen a place. The chosen place stays.
    useLocation.setState((state) =>
      shouldLocateByNetwork(state) ? withNetworkPosition(state, place, language) : state,
    );
    void lookUpCity();
    return true;
  } catch (error) {
    console.info('The network provides no position.', error);
    return false;
  }
}

async function lookUpCity(): Promise<void> {
  const language = i18n.locale;
  if (!isCityMissing(useLocation.getState(), language)) return;
  useLocation.setState((state) => withCityLookup(state, language));
  const { position, cityOf } = useLocation.getState();
  const found = await addressOf(position);
  useLocation.setState((state) => withCity(state, cityOf, found));
}

async function addressOf(position: LocationState['position']): Promise<FoundAddress> {
  try {
    const { city, province, street } = await api('/rest/place/reverse', position);
    return { city: (city ?? province)?.name.text ?? null, street: street?.text ?? null };
  } catch (error) {
    console.info('The city could not be looked up.', error);
    return { city: null, street: null };
  }
}

async function permissionState(): Promise<PermissionState | undefined> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null);
  return permission?.state;
}
