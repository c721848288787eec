import { expect, it } from 'vitest';
import { callBackOf } from './call-back.ts';

const abroad = { phone: '', secondContact: '+819012345678' };

it.each([
  ['a foreign number: the platform by default', 'delivery', null, abroad, 'platform'],
  ['a foreign number: the guest’s choice', 'delivery', 'hotel_desk', abroad, 'hotel_desk'],
  ['a hotel’s landline: none', 'delivery', null, { phone: '', secondContact: '+862163298888' }, null],
  ['a Chinese mobile number: none', 'delivery', 'platform', { ...abroad, phone: '13800138000' }, null],
  ['a pickup order: none', 'collect', 'platform', abroad, null],
] as const)('the person whom a courier calls instead of the guest, for %s', (_of, way, callBack, address, told) => {
  expect(callBackOf({ way, callBack }, address)).toBe(told);
});
