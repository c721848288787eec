import { addressTags } from '@chifan/domain/address';
import { addressPageSize } from '@chifan/domain/app';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { id, latitude, longitude, optionalText, pageWithAll, phoneOrEmpty, requiredText } from '../fields.ts';
import { memberAddress } from './views.ts';

const addressFields = z.object({
  contact: requiredText(60),
  gender: z.enum(['man', 'woman', 'secret']).default('secret'),
  /** Mainland mobile number: 1 followed by 10 digits (rule member-3). May be empty. */
  phone: phoneOrEmpty(30),
  /**
   * Another way to reach the contact person: a foreign number, a landline, a WhatsApp number or a WeChat ID (rule
   * member-6).
   */
  secondContact: optionalText(80),
  city: requiredText(60),
  /** Street or chosen map address, in the guest's language. */
  address: requiredText(200),
  /** The address in Chinese, which the courier reads. If it could not be translated, the text that the guest typed. */
  addressZh: optionalText(200),
  doorNumber: requiredText(60),
  tag: z.enum(addressTags).optional(),
  latitude,
  longitude,
  isDefault: z.boolean().default(false),
});

/**
 * True: the guest confirms an address that is far from the original address. Without the confirmation, the change is
 * refused.
 */
const confirmsDistance = {
  isFarConfirmed: z.boolean().default(false),
};

export const addressCalls = {
  listAddresses: call({
    path: '/rest/member/deliveryAddress/list',
    access: 'member',
    summary: 'The address book, default address first. Page size 10.',
    input: z.object(pageWithAll(addressPageSize)),
    output: pageOf(memberAddress),
    alsoGet: true,
  }),
  insertAddress: call({
    path: '/rest/member/deliveryAddress/insert',
    access: 'member',
    summary: 'Adds an address.',
    input: addressFields,
    output: memberAddress,
    /** Details of the reasons: {limitMetres} for `address_outside_city`, {limit} for `too_many_addresses`. */
    reasons: [
      'phone_invalid',
      'second_contact_invalid',
      'position_invalid',
      'address_outside_city',
      'too_many_addresses',
    ],
    creates: true,
  }),
  updateAddress: call({
    path: '/rest/member/deliveryAddress/update',
    access: 'member',
    summary: 'Changes an address.',
    input: addressFields.extend({ id, ...confirmsDistance }),
    output: memberAddress,
    /** Details of the reason `address_far_away`: {distanceMetres, limitMetres}. */
    reasons: [
      'phone_invalid',
      'second_contact_invalid',
      'position_invalid',
      'address_outside_city',
      'address_not_found',
      'address_far_away',
    ],
  }),
  deleteAddress: call({
    path: '/rest/member/deliveryAddress/delete',
    access: 'member',
    summary: 'Removes an address.',
    input: z.object({ id }),
    output: z.boolean(),
    reasons: ['address_not_found'],
  }),
  setDefaultAddress: call({
    path: '/rest/member/deliveryAddress/setDefault',
    access: 'member',
    summary: 'Makes an address the default one.',
    input: z.object({ id }),
    output: z.boolean(),
    reasons: ['address_not_found'],
  }),
};
