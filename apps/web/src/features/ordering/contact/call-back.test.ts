import { expect, it } from 'vitest';
import { callBackOf } from './call-back.ts';

const abroad = { phone: '', secondContact: '+819012345678' };

it.each([
  ['the platform by default for a foreign number', 'delivery', null, abroad, 'platform'],
  ['the contact that the guest chose for a foreign number', 'delivery', 'hotel_desk', abroad, 'hotel_desk'],
  ['null for a hotel’s landline', 'delivery', null, { phone: '', secondContact: '+862163298888' }, null],
  ['null for a Chinese mobile number', 'delivery', 'platform', { ...abroad, phone: '13800138000' }, null],
  ['null for a pickup order', 'collect', 'platform', abroad, null],
] as const)('the contact that a courier calls instead of the guest is %s', (_of, way, callBack, address, told) => {
  expect(callBackOf({ way, callBack }, address)).toBe(told);
});
