import { describe, expect, it } from 'vitest';
import { emptyDraft, fieldsOf, withGeocodedAddress, withPickedPlace, withRegion } from './address-draft.ts';

const bund = {
  position: { latitude: '31.238800', longitude: '121.487500' },
  name: 'The Bund',
  nameZh: '外滩',
  address: 'Zhongshan East 1st Road',
  addressZh: '黄浦区中山东一路',
  city: 'Shanghai',
  cityZh: '上海市',
};
const point = { ...bund, name: '', nameZh: '', address: '', addressZh: '', city: '', cityZh: '' };
const english = (text: string) => ({ text, language: 'en' as const });
const known = {
  province: null,
  city: { code: '440300', name: english('Shenzhen'), nameZh: '深圳市' },
  district: null,
  street: english('Shennan Road 1001'),
  streetZh: '深南路1001号',
  line: english('Shennan Road 1001, Futian, Shenzhen'),
  lineZh: '深圳市福田区深南路1001号',
};
const empty = emptyDraft('Beijing');

describe('place that the guest chooses', () => {
  it('choosing a place sets the map pin and the address text in both languages', () => {
    expect(withPickedPlace(empty, bund)).toMatchObject({
      position: bund.position,
      city: 'Shanghai',
      address: 'The Bund, Zhongshan East 1st Road',
      addressZh: '黄浦区中山东一路外滩',
    });
  });

  it('choosing another place replaces the address texts of the earlier place', () => {
    const moved = withGeocodedAddress(withPickedPlace(empty, bund), known);
    expect(moved).toMatchObject({ address: 'Shennan Road 1001', addressZh: known.lineZh, city: 'Shenzhen' });
  });

  it('choosing a place does not overwrite address text that the guest typed, in either language', () => {
    const own = { ...withPickedPlace(empty, bund), address: 'Peace Hotel' };
    expect(withGeocodedAddress(own, known)).toMatchObject({ address: 'Peace Hotel', addressZh: known.lineZh });
    const ownZh = { ...withPickedPlace(empty, bund), addressZh: '和平饭店' };
    expect(withGeocodedAddress(ownZh, known)).toMatchObject({ address: 'Shennan Road 1001', addressZh: '和平饭店' });
  });

  it('choosing a place that has no address text keeps the existing address text', () => {
    expect(withPickedPlace(withPickedPlace(empty, bund), point)).toMatchObject({
      address: 'The Bund, Zhongshan East 1st Road',
    });
    expect(withGeocodedAddress(withPickedPlace(withPickedPlace(empty, bund), point), known).address).toBe(
      'Shennan Road 1001',
    );
    expect(withPickedPlace(empty, point)).toMatchObject({ position: bund.position, address: '', city: 'Beijing' });
  });
});

describe('hotel that the guest chooses', () => {
  const hotel = { ...bund, name: 'Park Hotel', nameZh: '国际饭店', isHotel: true, isExact: true };
  const near = { latitude: '31.239800', longitude: '121.487500' };
  const far = { latitude: '31.248800', longitude: '121.487500' };

  it('choosing a hotel gives the address the tag “hotel”, but keeps a tag that the guest chose', () => {
    expect(withPickedPlace(empty, hotel).tag).toBe('hotel');
    expect(withPickedPlace({ ...empty, tag: 'company' }, hotel).tag).toBe('company');
    expect(withPickedPlace(empty, bund).tag).toBeNull();
  });

  it('moving the pin of a hotel slightly keeps the hotel’s name and address (rule address-33)', () => {
    const draft = withPickedPlace(empty, hotel);
    const moved = withPickedPlace(draft, { ...point, position: near, address: 'Jiujiang Road', addressZh: '九江路' });
    expect(moved).toEqual({ ...draft, position: near });
  });

  it('moving the pin far from the hotel replaces the address with the address at the new position', () => {
    const moved = withPickedPlace(withPickedPlace(empty, hotel), {
      ...point,
      position: far,
      address: 'Jiujiang Road',
      addressZh: '九江路',
    });
    expect(moved).toMatchObject({ address: 'Jiujiang Road', addressZh: '九江路' });
  });

  it('moving the pin of a road slightly replaces the address with the address at the new position', () => {
    const road = withPickedPlace(empty, { ...bund, isRoad: true });
    expect(withPickedPlace(road, { ...point, position: near, address: 'Jiujiang Road' }).address).toBe('Jiujiang Road');
  });

  it('the telephone number of a hotel card becomes the guest’s second contact, unless the guest has entered one', () => {
    const phone = '+86 21 6327 5225';
    expect(withPickedPlace(empty, { ...hotel, phone }).secondContact).toBe(phone);
    expect(withPickedPlace({ ...empty, secondContact: 'aiko' }, { ...hotel, phone }).secondContact).toBe('aiko');
  });
});

describe('address draft from the list of divisions', () => {
  const picked = {
    city: 'Shanghai',
    cityZh: '上海市',
    cityCode: '310100',
    address: '200, Huangpu',
    addressZh: '上海市黄浦区200',
    seat: { latitude: '31.231700', longitude: '121.484500' },
    isSeatNear: true,
  };

  it('choosing a region removes the map pin, and the map then starts at the location of the region’s government', () => {
    expect(withRegion(withPickedPlace(empty, bund), picked)).toMatchObject({
      city: 'Shanghai',
      address: '200, Huangpu',
      position: null,
      near: picked.seat,
    });
    expect(withRegion(empty, { ...picked, isSeatNear: false }).near).toBeNull();
  });
});

describe('address as call input', () => {
  it('the API input of an address omits empty fields and has latitude and longitude as separate fields', () => {
    const fields = fieldsOf({ ...emptyDraft('Shanghai'), contact: ' Aiko ' }, bund.position);
    expect(fields).toMatchObject({ contact: 'Aiko', ...bund.position });
    expect(Object.keys(fields)).not.toContain('secondContact');
    expect(Object.keys(fields)).not.toContain('addressZh');
  });
});
