import { expect, test } from 'vitest';
import { chooseDeliveryMode, consumeChosenWay, deliveryModeOf } from './delivery-mode.ts';

const mode = {
  shopId: 7,
  radioIndex: 3,
  fee: 700,
  shopAddress: '1 Huanghe Road',
  isOutofDeliveryRange: false,
  payType: 'delivery' as const,
};

test('a chosen order type is used once, by the checkout of the same shop', () => {
  chooseDeliveryMode(mode);
  expect(consumeChosenWay(8)).toBeNull();
  expect(consumeChosenWay(7)).toBe('delivery');
  expect(consumeChosenWay(7)).toBeNull();
  expect(deliveryModeOf(7)).toEqual(mode);
  chooseDeliveryMode({ ...mode, radioIndex: 1, payType: 'pack' });
  expect(consumeChosenWay(7)).toBe('pack');
});
