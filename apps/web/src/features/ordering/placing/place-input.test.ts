import type { DietProfile } from '@chifan/domain/catalogue';
import { expect, it } from 'vitest';
import type { MemberAddress } from '../../../data/address.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import { placeInput } from './place-input.ts';

const draft: CheckoutDraft = {
  way: 'eat_here',
  addressId: null,
  addressesBefore: null,
  place: null,
  contactName: ' Aiko ',
  contactPhone: '',
  secondKind: 'whatsapp',
  secondContact: '+81 90 1234 5678',
  isContactKnown: false,
  tableNumber: '',
  callBack: null,
  helper: 'needs_help',
  phrases: ['leave_at_door', 'no_cilantro'],
  remark: ' ',
  sendsDiet: true,
  cutlery: 2,
  wantedAt: null,
  shopCoupon: 'best',
  deliveryCoupon: 'best',
  useBalance: false,
  placedAs: null,
};
const address: MemberAddress = {
  id: 3,
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
  isDefault: true,
};
const request = { shopId: 7, type: 'pickup', dining: 'dine_in', lines: [] } as const;
const diet: DietProfile = { avoids: ['peanut'], wishes: ['no_pork'] };
const noDiet: DietProfile = { avoids: [], wishes: [] };
const said = { request: { ...request, lines: [] }, quoteToken: 'q', diet: noDiet, password: '' };

it('a dine-in order contains no remarks for the courier, no number of cutlery sets and no choice about calls in Chinese', () => {
  expect(placeInput({ ...said, draft, address: undefined })).toEqual({
    request: { ...request, lines: [] },
    quoteToken: 'q',
    contactName: 'Aiko',
    contactPhone: '',
    remarkPhrases: ['no_cilantro'],
    dietProfile: null,
    cutlery: null,
  });
});

it('a dine-in order is sent with the table number, but without name and phone number', () => {
  expect(placeInput({ ...said, draft: { ...draft, tableNumber: ' A12 ' }, address: undefined })).toMatchObject({
    tableNumber: 'A12',
    contactName: '',
    contactPhone: '',
  });
});

it('a delivery to an address without a Chinese phone number is sent with the second contact of the address', () => {
  const abroad = { ...address, phone: '', secondContact: '+819012345678' };
  const sent = placeInput({ ...said, draft: { ...draft, way: 'delivery' }, address: abroad });
  expect(sent).toMatchObject({ contactPhone: '', secondContact: '+819012345678', callBack: 'platform' });
});

it('a delivery is sent with the contact of its address and with all remarks for the courier', () => {
  expect(placeInput({ ...said, draft: { ...draft, way: 'delivery' }, address })).toMatchObject({
    contactName: 'Mei',
    contactPhone: '13800138000',
    remarkPhrases: ['leave_at_door', 'no_cilantro'],
    helper: 'needs_help',
    cutlery: 2,
  });
});

it('an order is sent with the diet that the checkout shows, or without a diet if the guest opts out', () => {
  const sent = (sendsDiet: boolean) =>
    placeInput({ ...said, diet, draft: { ...draft, sendsDiet }, address: undefined }).dietProfile;
  expect(sent(true)).toEqual(diet);
  expect(sent(false)).toBeNull();
});
