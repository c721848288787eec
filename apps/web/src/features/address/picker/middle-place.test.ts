import { expect, test } from 'vitest';
import type { PlaceAddress } from '../../../data/place.ts';
import { isSamePosition, placeAtCentre } from './middle-place.ts';

const english = (text: string) => ({ text, language: 'en' as const });
const address: PlaceAddress = {
  province: { code: '310000', name: english('Shanghai'), nameZh: '上海市' },
  city: { code: '310100', name: english('Shanghai'), nameZh: '上海市' },
  district: { code: '310101', name: english('Huangpu District'), nameZh: '黄浦区' },
  street: english('Fuzhou Road'),
  streetZh: '福州路',
  line: english('Fuzhou Road, Huangpu District, Shanghai'),
  lineZh: '上海市黄浦区福州路',
};
const square = { lat: 31.2304, lng: 121.4737 };

test('a point on the map is returned with six decimals and with the address text in both languages', () => {
  expect(placeAtCentre(square, address)).toEqual({
    position: { latitude: '31.230400', longitude: '121.473700' },
    name: '',
    nameZh: '',
    address: 'Fuzhou Road, Huangpu District',
    addressZh: '上海市黄浦区福州路',
    city: 'Shanghai',
    cityZh: '上海市',
  });
});

test('a point without street or district uses the full address line, and a point without an address has no text', () => {
  expect(placeAtCentre(square, { ...address, street: null, district: null }).address).toBe(
    'Fuzhou Road, Huangpu District, Shanghai',
  );
  expect(placeAtCentre(square, null)).toMatchObject({
    address: '',
    addressZh: '',
    position: { latitude: '31.230400' },
  });
});

test('a place found by name stays selected until the map has moved away from it', () => {
  const found = placeAtCentre(square, address);
  expect(isSamePosition(found, { lat: 31.23041, lng: 121.47371 })).toBe(true);
  expect(isSamePosition(found, { lat: 31.2306, lng: 121.4737 })).toBe(false);
});
