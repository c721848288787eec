import { describe, expect, test } from 'vitest';
import type { PickedPlace } from '../../../platform/place/picked-place.ts';
import { isSameHotel, placeOfCard } from './card-place.ts';

const card = {
  nameZh: '国际饭店',
  addressZh: '上海市黄浦区南京西路170号',
  phone: '+86 21 63275225',
  cityZh: '上海市',
};
const position = { latitude: '31.235800', longitude: '121.467300' };
const moved: PickedPlace = {
  position,
  name: '',
  nameZh: '',
  address: 'Fuzhou Road',
  addressZh: '上海市黄浦区福州路',
  city: 'Shanghai',
  cityZh: '上海市',
};

describe('the place of a hotel’s card (rule address-32)', () => {
  test('moving the pin of a scanned hotel card changes only the position and keeps the texts of the card', () => {
    expect(placeOfCard({ card, found: null, picked: moved, language: 'en' })).toEqual({
      position,
      name: '国际饭店',
      nameZh: '国际饭店',
      address: '',
      addressZh: '上海市黄浦区南京西路170号',
      city: 'Shanghai',
      cityZh: '上海市',
      isHotel: true,
      isExact: true,
      phone: '+86 21 63275225',
    });
  });

  test('the name of a hotel chain is shown in the guest’s language', () => {
    const hilton = { ...card, nameZh: '上海虹桥元一希尔顿酒店' };
    const place = placeOfCard({ card: hilton, found: null, picked: moved, language: 'ru' });
    expect(place.name).toBe('Хилтон');
  });

  test('a hotel found for a hotel card keeps its own name and address in the guest’s language', () => {
    const found = { ...moved, name: 'Park Hotel', nameZh: '国际饭店', address: '170 Nanjing West Road' };
    expect(placeOfCard({ card, found, picked: moved, language: 'en' })).toMatchObject({
      name: 'Park Hotel',
      address: '170 Nanjing West Road',
      addressZh: card.addressZh,
    });
  });

  test('a scanned hotel card that has only a road and no hotel still needs a house number or building (rule address-17)', () => {
    const road = { ...card, nameZh: '', addressZh: '上海市黄浦区福州路' };
    expect(placeOfCard({ card: road, found: null, picked: moved, language: 'en' })).toMatchObject({ isRoad: true });
    const named = placeOfCard({ card, found: null, picked: moved, language: 'en' });
    expect(named.isRoad).toBeUndefined();
  });

  test('a found hotel matches the hotel card if one name contains the other and the city is the same', () => {
    const shanghai = { nameZh: '上海国际饭店', addressZh: '上海市南京西路170号', cityZh: '上海市' };
    expect(isSameHotel(card, shanghai)).toBe(true);
    expect(isSameHotel(card, { ...shanghai, cityZh: '北京市' })).toBe(false);
    expect(isSameHotel(card, { ...shanghai, nameZh: '和平饭店' })).toBe(false);
    expect(isSameHotel({ ...card, nameZh: '' }, shanghai)).toBe(false);
  });

  test.each([
    ['false for a hotel of the same chain on another road', '汉庭酒店', '上海市黄浦区福州路699号', false],
    ['true for a hotel of the same chain on the same road', '汉庭酒店', '上海市黄浦区汉口路740号', true],
    ['false for a card with only the name of the chain and without a road', '汉庭酒店', '', false],
    ['true for a card with the name of the branch and without a road', '汉庭酒店(上海人民广场店)', '', true],
  ])(
    'isSameHotel, which compares a found hotel of a chain with the hotel on the guest’s hotel card, returns %s',
    (_, nameZh, addressZh, isSame) => {
      const found = { nameZh: '汉庭酒店(上海人民广场店)', addressZh: '黄浦区汉口路740号', cityZh: '上海市' };
      expect(isSameHotel({ nameZh, addressZh, cityZh: '' }, found)).toBe(isSame);
    },
  );
});
