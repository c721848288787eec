import { describe, expect, test } from 'vitest';
import { assumedPosition } from './assumed-position.ts';
import {
  isCityMissing,
  shouldLocateByNetwork,
  withCity,
  withCityLookup,
  withDeviceFailure,
  withDevicePosition,
  withLocating,
  withNetworkPosition,
} from './location-changes.ts';
import {
  chosenPlaceOf,
  initialLocationState,
  placePosition,
  readChosenPlace,
  readLocation,
  withChosenPlace,
} from './location-state.ts';

const here = placePosition(31.2304004, 121.47);

test('coordinates are formatted as strings with six decimals', () => {
  expect(here).toEqual({ latitude: '31.230400', longitude: '121.470000' });
});

describe('location status', () => {
  test('a successful location request changes the status from idle over loading to success, with the device as source', () => {
    const state = withDevicePosition(withLocating(initialLocationState), here);
    expect(withLocating(initialLocationState).positionStatus).toBe('loading');
    expect(state).toMatchObject({ positionStatus: 'success', position: here, source: 'device', errorMessage: null });
  });

  test('a failed location request keeps the last place and stores the error message', () => {
    const state = withDeviceFailure(withDevicePosition(initialLocationState, here), 'no signal');
    expect(state).toMatchObject({ positionStatus: 'failed', position: here, errorMessage: 'no signal' });
  });

  test('the guest’s place is marked as assumed until the device, the network or the guest provides one', () => {
    expect(initialLocationState).toMatchObject({ source: 'assumed', position: assumedPosition });
    expect(withChosenPlace(initialLocationState, { position: here, label: 'Hotel' }, 'en')).toMatchObject({
      source: 'chosen',
      label: 'Hotel',
    });
  });
});

describe('network position', () => {
  const shenzhen = { position: placePosition(22.5431, 114.0579), city: 'Shenzhen' };

  test('if nothing else is known, the position by IP address gives a rough place with its city', () => {
    const state = withNetworkPosition(withDeviceFailure(initialLocationState, null), shenzhen, 'en');
    expect(state).toMatchObject({ ...shenzhen, source: 'network', positionStatus: 'success', cityStatus: 'success' });
    expect(isCityMissing(state, 'en')).toBe(false);
  });

  test('the position by IP address is not requested after the device reported its position or the guest chose a place', () => {
    expect(shouldLocateByNetwork(initialLocationState)).toBe(true);
    expect(shouldLocateByNetwork(withDeviceFailure(withDevicePosition(initialLocationState, here), 'no signal'))).toBe(
      false,
    );
    expect(shouldLocateByNetwork(withChosenPlace(initialLocationState, { position: here, label: 'Hotel' }, 'en'))).toBe(
      false,
    );
  });
});

describe('city look-up', () => {
  const asking = withCityLookup(withDevicePosition(initialLocationState, here), 'en');
  const known = withCity(asking, asking.cityOf, { city: 'Shanghai', street: 'Nanjing Road' });

  test('the look-up of the city has its own status: loading, success or failed', () => {
    expect(asking).toMatchObject({ cityStatus: 'loading', positionStatus: 'success' });
    expect(known).toMatchObject({ city: 'Shanghai', street: 'Nanjing Road', cityStatus: 'success' });
    expect(withCity(asking, asking.cityOf, { city: null, street: null })).toMatchObject({
      city: null,
      cityStatus: 'failed',
    });
  });

  test('the city of an assumed place is not looked up', () => {
    expect(isCityMissing(initialLocationState, 'en')).toBe(false);
  });

  test('a move of less than 200 metres does not cause another look-up of the city, but a longer move does', () => {
    const walked = withDevicePosition(known, placePosition(31.2316, 121.47));
    const away = withDevicePosition(known, placePosition(31.233, 121.47));
    expect([walked.city, isCityMissing(walked, 'en')]).toEqual(['Shanghai', false]);
    expect([away.city, away.street, isCityMissing(away, 'en')]).toEqual([null, null, true]);
  });

  test('the city is looked up again in another language, but not after a failed look-up', () => {
    expect(isCityMissing(known, 'ja')).toBe(true);
    expect(isCityMissing(withCity(asking, asking.cityOf, { city: null, street: null }), 'en')).toBe(false);
  });

  test('the response of a city look-up is ignored if the guest has chosen another place since the request', () => {
    const elsewhere = withChosenPlace(asking, { position: placePosition(39.9, 116.4), label: 'Beijing hotel' }, 'en');
    expect(withCity(elsewhere, asking.cityOf, { city: 'Shanghai', street: null }).city).toBeNull();
  });
});

describe('stored location', () => {
  const left = (state: unknown) => readLocation(JSON.stringify({ state }));

  test('the location is restored from the browser storage', () => {
    const state = withChosenPlace(initialLocationState, { position: here, city: 'Shanghai', label: 'Hotel' }, 'en');
    expect(left(state)).toEqual(state);
  });

  test('a location that was stored during a look-up is restored with the status idle', () => {
    expect(left(withCityLookup(withDevicePosition(initialLocationState, here), 'en')).cityStatus).toBe('idle');
    expect(left(withLocating(withDevicePosition(initialLocationState, here))).positionStatus).toBe('idle');
  });

  test.each([null, '', 'nonsense', '{}', '{"state":{"position":{"latitude":"95","longitude":"x"}}}'])(
    'the stored location %s is ignored',
    (text) => {
      expect(readLocation(text)).toEqual(initialLocationState);
    },
  );
});

describe('place of an earlier visit', () => {
  const place = { position: here, label: 'Hotel', city: 'Shanghai', addressId: 4 };

  test('a new browser tab starts at the place that the guest chose on an earlier visit', () => {
    const chosen = withChosenPlace(initialLocationState, place, 'en');
    const stored = JSON.stringify(chosenPlaceOf(chosen));
    expect(readLocation(null, readChosenPlace(stored))).toMatchObject({
      source: 'chosen',
      position: here,
      label: 'Hotel',
      city: 'Shanghai',
      addressId: 4,
    });
  });

  test('a position of the device is not stored for later visits', () => {
    expect(chosenPlaceOf(withDevicePosition(initialLocationState, here))).toBeNull();
  });

  test('an unreadable stored place of an earlier visit is ignored', () => {
    for (const text of [
      null,
      '{',
      '{"label":"Hotel"}',
      '{"label":"Hotel","position":{"latitude":"x","longitude":"y"}}',
    ])
      expect(readChosenPlace(text)).toBeNull();
  });
});
