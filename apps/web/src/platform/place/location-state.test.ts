import { describe, expect, test } from 'vitest';
import { assumedPosition } from './assumed-position.ts';
import { chosen, located, locating, notLocated, placePosition, readLocation, unknownPlace } from './location-state.ts';

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
    expect(chosen(unknownPlace, { position: here, label: 'Hotel' })).toMatchObject({
      source: 'chosen',
      label: 'Hotel',
    });
  });
});

describe('what an earlier page left', () => {
  const left = (state: unknown) => readLocation(JSON.stringify({ state }));

  test('is taken up', () => {
    const state = chosen(unknownPlace, { position: here, city: 'Shanghai', label: 'Hotel' });
    expect(left(state)).toEqual(state);
  });

  test('is not still loading', () => {
    expect(left(locating(located(unknownPlace, here))).positionStatus).toBe('idle');
  });

  test.each([null, '', 'nonsense', '{}', '{"state":{"position":{"latitude":"95","longitude":"x"}}}'])(
    'is ignored when it is %s',
    (text) => {
      expect(readLocation(text)).toEqual(unknownPlace);
    },
  );
});
