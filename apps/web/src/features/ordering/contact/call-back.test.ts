import { expect, it } from 'vitest';
import { callBackOf } from './call-back.ts';

const abroad = { phone: '', secondContact: '+819012345678' };

it.each([
  ['a foreign number is the platform by default', 'delivery', null, abroad, 'platform'],
  ['a foreign number is the one that the guest chose', 'delivery', 'hotel_desk', abroad, 'hotel_desk'],
  ['a hotel’s landline is empty', 'delivery', null, { phone: '', secondContact: '+862163298888' }, null],
  ['a Chinese mobile number is empty', 'delivery', 'platform', { ...abroad, phone: '13800138000' }, null],
  ['pickup instead of delivery is empty', 'collect', 'platform', abroad, null],
] as const)(
  'the contact that a courier calls instead of the guest for an order with %s',
  (_of, way, callBack, address, told) => {
    expect(callBackOf({ way, callBack }, address)).toBe(told);
  },
);
