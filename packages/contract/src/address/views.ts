import { addressTags } from '@chifan/domain/address';
import { z } from 'zod';
import { id, text } from '../fields.ts';

export const memberAddress = z.object({
  id,
  contact: text,
  gender: z.enum(['man', 'woman', 'secret']),
  phone: text,
  secondContact: text.nullable(),
  city: text,
  address: text,
  addressZh: text,
  doorNumber: text,
  tag: z.enum(addressTags).nullable(),
  latitude: text,
  longitude: text,
  isDefault: z.boolean(),
});
