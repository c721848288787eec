import { describe, expect, test } from 'vitest';
import { assumedPosition } from './assumed-position.ts';
import {
  chosen,
  cityAnswered,
  isCityMissing,
  isWorthAskingNetwork,
  located,
  locatedRoughly,
  locating,
  lookingUpCity,
  notLocated,
  placePosition,
  readLocation,
  unknownPlace,
} from './location-state.ts';

const here = placePosition(31.2304004, 121.47);

test('coordinates are strings of six decimals', () => {
  expect(here).toEqual({ latitude: '31.230400', longitude: '121.470000' });
});

describe('the state', () => {
  test('goes from idle over loading to success, and says that the device knew', () => {
    const state = located(locating(unknownPlace), here);
    expect(locating(unknownPlace).positionStatus).toBe('loading');
    expect(state).toMatchObject({ positionStatus: 'success', position: here, source: 'device', errorMessage: null });
  });

  test('keeps the last place when the device fails, with the reason', () => {
    const state = notLocated(located(unknownPlace, here), 'no signal');
    expect(state).toMatchObject({ positionStatus: 'failed', position: here, errorMessage: 'no signal' });
  });

  test('is assumed until somebody says a place', () => {
    expect(unknownPlace).toMatchObject({ source: 'assumed', position: assumedPosition });
    expect(chosen(unknownPlace, { position: here, label: 'Hotel' }, 'en')).toMatchObject({
      source: 'chosen',
      label: 'Hotel',
    });
  });
});

describe('the network', () => {
  const shenzhen = { position: placePosition(22.5431, 114.0579), city: 'Shenzhen' };

  test('gives a rough place with its city where nothing is known', () => {
    const state = locatedRoughly(notLocated(unknownPlace, null), shenzhen, 'en');
    expect(state).toMatchObject({ ...shenzhen, source: 'network', positionStatus: 'success', cityStatus: 'success' });
    expect(isCityMissing(state, 'en')).toBe(false);
  });

  test('is not asked where the device knew or the guest chose', () => {
    expect(isWorthAskingNetwork(unknownPlace)).toBe(true);
    expect(isWorthAskingNetwork(notLocated(located(unknownPlace, here), 'no signal'))).toBe(false);
    expect(isWorthAskingNetwork(chosen(unknownPlace, { position: here, label: 'Hotel' }, 'en'))).toBe(false);
  });
});

describe('the city', () => {
  const asking = lookingUpCity(located(unknownPlace, here), 'en');
  const known = cityAnswered(asking, asking.cityOf, { city: 'Shanghai', street: 'Nanjing Road' });

  test('has a status of its own: loading, success, failed', () => {
    expect(asking).toMatchObject({ cityStatus: 'loading', positionStatus: 'success' });
    expect(known).toMatchObject({ city: 'Shanghai', street: 'Nanjing Road', cityStatus: 'success' });
    expect(cityAnswered(asking, asking.cityOf, { city: null, street: null })).toMatchObject({
      city: null,
      cityStatus: 'failed',
    });
  });

  test('of an assumed place is not asked for', () => {
    expect(isCityMissing(unknownPlace, 'en')).toBe(false);
  });

  test('stays while the guest walks, and is asked for again further away', () => {
    const walked = located(known, placePosition(31.2316, 121.47));
    const away = located(known, placePosition(31.233, 121.47));
    expect([walked.city, isCityMissing(walked, 'en')]).toEqual(['Shanghai', false]);
    expect([away.city, away.street, isCityMissing(away, 'en')]).toEqual([null, null, true]);
  });

  test('is asked for again in another language, and not again where it could not be found', () => {
    expect(isCityMissing(known, 'ja')).toBe(true);
    expect(isCityMissing(cityAnswered(asking, asking.cityOf, { city: null, street: null }), 'en')).toBe(false);
  });

  test('that comes after the guest has moved on is not theirs', () => {
    const elsewhere = chosen(asking, { position: placePosition(39.9, 116.4), label: 'Beijing hotel' }, 'en');
    expect(cityAnswered(elsewhere, asking.cityOf, { city: 'Shanghai', street: null }).city).toBeNull();
  });
});

describe('what an earlier page left', () => {
  const left = (state: unknown) => readLocation(JSON.stringify({ state }));

  test('is taken up', () => {
    const state = chosen(unknownPlace, { position: here, city: 'Shanghai', label: 'Hotel' }, 'en');
    expect(left(state)).toEqual(state);
  });

  test('is not still loading', () => {
    expect(left(lookingUpCity(located(unknownPlace, here), 'en')).cityStatus).toBe('idle');
    expect(left(locating(located(unknownPlace, here))).positionStatus).toBe('idle');
  });

  test.each([null, '', 'nonsense', '{}', '{"state":{"position":{"latitude":"95","longitude":"x"}}}'])(
    'is ignored when it is %s',
    (text) => {
      expect(readLocation(text)).toEqual(unknownPlace);
    },
  );
});
