import { describe, expect, it, test } from 'vitest';
import type { MemberAddress } from '../../../data/address.ts';
import { addressOf, readDraft } from './checkout-draft.ts';

const address = (id: number): MemberAddress => ({
  id,
  contact: 'Mei',
  gender: 'secret',
  phone: '13800138000',
  secondContact: null,
  city: 'Shanghai',
  address: '1 Huanghe Road',
  addressZh: '黄河路1号',
  doorNumber: '2',
  tag: null,
  latitude: '31.230000',
  longitude: '121.470000',
  isDefault: id === 1,
});
const book = [address(1), address(2), address(3)];
const empty = readDraft(null);

describe('address of the parcel', () => {
  it('the parcel goes to the default address unless the member chooses another one', () => {
    expect(addressOf(empty, book)?.id).toBe(1);
  });

  it('the parcel goes to the address that the member chose', () => {
    expect(addressOf({ ...empty, addressId: 3 }, book)?.id).toBe(3);
  });

  it('the parcel goes to the address that the member has just added', () => {
    expect(addressOf({ ...empty, addressId: 3, addressesBefore: [1, 3] }, book)?.id).toBe(2);
  });

  it('the parcel goes to the default address if the chosen address was deleted', () => {
    expect(addressOf({ ...empty, addressId: 9 }, book)?.id).toBe(1);
  });

  it('a member without addresses has no address for the parcel', () => {
    expect(addressOf(empty, [])).toBeUndefined();
  });
});

test.each(['', '7', '{', '{"addressId":"x","remark":4}'])(
  'reading the invalid stored mall checkout draft %s returns an empty draft',
  (text) => {
    expect(readDraft(text)).toEqual(empty);
  },
);
