import { expect, test } from 'vitest';
import { deliveryModeFor, type ShopServiceTerms, shopWays } from './shop-ways.ts';

const shop: ShopServiceTerms = {
  id: 7,
  packageFee: 200,
  deliveryFee: 500,
  minimumDelivery: 2000,
  address: { text: '1 Huanghe Road', language: 'en' },
  addressZh: '黄河路1号',
  distanceMetres: 450,
  etaMinutes: 27,
  pickupMinutes: 12,
};

test('a dine-in order costs no fee, takeaway costs the packaging fee, and delivery costs the packaging and delivery fees', () => {
  expect(shopWays(shop).map(({ way, packageFee, deliveryFee }) => [way, packageFee + deliveryFee])).toEqual([
    ['eat_here', 0],
    ['pack', 200],
    ['collect', 200],
    ['delivery', 700],
  ]);
});

test('each order type shows the preparation or delivery minutes that the server estimated', () => {
  expect(shopWays(shop).map(({ minutes }) => minutes)).toEqual([12, 12, 12, 27]);
});

test('delivery is unavailable outside the delivery range, and the other order types stay available', () => {
  const ways = shopWays({ ...shop, deliveryFee: null });
  expect(ways.map(({ isOutOfRange }) => isOutOfRange)).toEqual([false, false, false, true]);
});

test('the chosen order type is stored with its fee, the shop’s address and whether delivery is out of range', () => {
  const ways = shopWays(shop);
  const modes = ways.map((way) => deliveryModeFor(shop, way));
  expect(modes[3]).toEqual({
    shopId: 7,
    radioIndex: 3,
    fee: 700,
    shopAddress: '1 Huanghe Road',
    isOutofDeliveryRange: false,
    payType: 'delivery',
  });
  expect(modes.map(({ payType }) => payType)).toEqual(['pickup', 'pack', 'pickup', 'delivery']);
});
