import { expect, test } from 'vitest';
import { useOrderChoice } from '../choice/order-choice.ts';
import { chooseDeliveryMode, deliveryModeOf } from './delivery-mode.ts';

const mode = {
  shopId: 7,
  radioIndex: 3,
  fee: 700,
  shopAddress: '1 Huanghe Road',
  isOutofDeliveryRange: false,
  payType: 'delivery' as const,
};

test('an order type that the guest chose for a shop is stored for that shop and applies to all screens', () => {
  chooseDeliveryMode(mode);
  expect(deliveryModeOf(7)).toEqual(mode);
  expect(deliveryModeOf(8)).toBeNull();
  expect(useOrderChoice.getState().way).toBe('delivery');
  chooseDeliveryMode({ ...mode, radioIndex: 1, payType: 'pack' });
  expect(useOrderChoice.getState().way).toBe('pack');
});
