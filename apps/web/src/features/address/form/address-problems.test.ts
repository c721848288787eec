import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { CallError } from '../../../platform/api.ts';
import { pickedFrom } from '../search/found-place.ts';
import { type AddressDraft, emptyDraft, withPickedPlace } from './address-draft.ts';
import { addressProblems, geocodeProblems, missingBuildingMessage, refusedFields } from './address-problems.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const whole: AddressDraft = {
  ...emptyDraft('Shanghai'),
  contact: 'Aiko',
  phone: '13800138000',
  address: 'Peace Hotel',
  doorNumber: '12F',
  position: { latitude: '31.230400', longitude: '121.473700' },
};
const problems = (changes: Partial<AddressDraft>) => Object.keys(addressProblems({ ...whole, ...changes }));

describe('required fields of an address', () => {
  it('an address with all required fields has no error', () => expect(problems({})).toEqual([]));

  it.each(['contact', 'phone', 'city', 'address', 'doorNumber'] as const)(
    'an address without the field %s has an error at that field',
    (field) => {
      expect(problems({ [field]: '  ' })).toEqual([field]);
    },
  );

  it.each(['1380013800', '23800138000', '1 380 013 8000'])('the address form rejects the phone number %s', (phone) => {
    expect(problems({ phone })).toEqual(['phone']);
  });

  it('an address without a map pin is accepted if it has a text that the server can locate', () => {
    expect(problems({ position: null })).toEqual([]);
    expect(problems({ position: null, address: '' })).toEqual(['address', 'position']);
  });
});

describe('picked road without a house number', () => {
  const position = { latitude: '31.230400', longitude: '121.473700' };
  const road = {
    position,
    name: 'Fuzhou Road',
    nameZh: '福州路',
    address: 'Huangpu',
    addressZh: '',
    city: '',
    cityZh: '',
  };
  const draft = withPickedPlace({ ...whole, address: '' }, { ...road, isRoad: true });

  it('an address that is only the name of a road has an error until the guest adds a house number or building name', () => {
    expect(addressProblems(draft)).toEqual({ address: missingBuildingMessage() });
    expect(addressProblems({ ...draft, address: '300 Fuzhou Road' })).toEqual({});
  });

  it('choosing another place removes the error about a missing house number', () => {
    expect(addressProblems(withPickedPlace(draft, { ...road, name: 'Peace Hotel' }))).toEqual({});
  });

  it.each([
    ['street', 'Fuzhou Road', '福州路', true],
    ['street', '300 Fuzhou Road', '福州路300号', undefined],
    ['landmark', 'The Bund', '外滩', undefined],
    ['hotel', 'Park Hotel', '国际饭店', undefined],
    ['area', 'Huangpu District', '黄浦区', true],
    ['city', 'Shanghai', '上海市', true],
  ] as const)(
    'pickedFrom decides whether a found place of the kind %s named %s (%s) lacks a house number or a building name: %s',
    (kind, name, nameZh, isRoad) => {
      const language = 'en' as const;
      const found = {
        kind,
        name: { text: name, language },
        nameZh,
        pinyin: '',
        address: { text: '', language },
        addressZh: '',
      };
      const at = { latitude: '31.230400', longitude: '121.473700', distanceMetres: 0 };
      expect(pickedFrom({ ...found, ...at, city: null, cityZh: '' }).isRoad).toBe(isRoad);
    },
  );
});

describe('address problems from the server', () => {
  const refused = (reason: 'coordinates_not_found' | 'map_unavailable' | 'position_invalid') =>
    new CallError(422, 'No.', { reason });

  it('the server’s errors about an address are shown at the address text or at the map position', () => {
    expect(Object.keys(geocodeProblems(refused('coordinates_not_found')))).toEqual(['address']);
    expect(Object.keys(geocodeProblems(refused('map_unavailable')))).toEqual(['position']);
    expect(Object.keys(refusedFields(refused('position_invalid')))).toEqual(['position']);
  });
});
