import type { MemberAddress } from '../../data/address.ts';

export const sampleAddress = (changed: Partial<MemberAddress> = {}): MemberAddress => ({
  id: 3,
  contact: 'Mei',
  gender: 'secret',
  phone: '',
  secondContact: '+819012345678',
  city: 'Shanghai',
  address: '1 Huanghe Road',
  addressZh: '黄河路1号',
  doorNumber: '2',
  tag: null,
  latitude: '31.230000',
  longitude: '121.470000',
  isDefault: true,
  ...changed,
});

export const addressPage = (...records: MemberAddress[]) => ({
  records,
  total: records.length,
  pageNo: 1,
  pageSize: 10,
});
