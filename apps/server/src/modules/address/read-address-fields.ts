import type { Calls } from '@chifan/contract';
import { readPosition } from '@chifan/domain/address';
import { isMainlandPhone } from '@chifan/domain/member';
import { readSecondContact, writeSecondContact } from '@chifan/domain/phone';
import type { z } from 'zod';
import { type Answer, refused } from '../../platform/http/answers.ts';
import type { AddressFields } from './address.store.ts';

export type AddressInput = z.output<Calls['insertAddress']['input']>;

/** Rules address-2, address-3: the phone is 1 and ten digits; without coordinates that are on earth the place is asked for again. */
export function readAddressFields(input: AddressInput): Answer<AddressFields> {
  if (!isMainlandPhone(input.phone)) return refused('phone_invalid');
  const second = input.secondContact === undefined ? null : readSecondContact(input.secondContact);
  if (second === undefined) return refused('second_contact_invalid');
  const position = readPosition(input.latitude, input.longitude);
  if (position === undefined) return refused('position_invalid');
  return {
    ok: true,
    value: {
      contact: input.contact,
      gender: input.gender,
      phone: input.phone,
      secondContact: second && writeSecondContact(second),
      city: input.city,
      address: input.address,
      addressZh: input.addressZh ?? input.address,
      doorNumber: input.doorNumber,
      tag: input.tag ?? null,
      position,
    },
  };
}
