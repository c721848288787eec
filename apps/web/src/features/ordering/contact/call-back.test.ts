import { expect, it } from 'vitest';
import { callBackOf } from './call-back.ts';

const abroad = { phone: '', secondContact: '+819012345678' };

it.each([
  ['a foreign number: the platform, until the guest chooses', 'delivery', null, abroad, 'platform'],
  ['a foreign number: as the guest chose', 'delivery', 'hotel_desk', abroad, 'hotel_desk'],
  ['a hotel’s landline', 'delivery', null, { phone: '', secondContact: '+862163298888' }, null],
  ['a Chinese mobile', 'delivery', 'platform', { ...abroad, phone: '13800138000' }, null],
  ['nothing that is delivered', 'collect', 'platform', abroad, null],
] as const)('who is rung instead of the guest, of %s', (_of, way, callBack, address, told) => {
  expect(callBackOf({ way, callBack }, address)).toBe(told);
});
